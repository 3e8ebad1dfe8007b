import './rest/get-health.ts'
