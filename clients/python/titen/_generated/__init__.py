# Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
__version__ = "1.0.0"
