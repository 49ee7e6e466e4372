"""Loads what `refract log --format ndjson` or `refract mine` wrote, into DuckDB and into pandas.

    python examples/load.py refactorings.ndjson
"""
import json
import sys

import duckdb
import pandas

file = sys.argv[1]

# DuckDB reads the file as it is; the columns are those of schema/report.schema.json.
changes = duckdb.sql(
    "SELECT * FROM read_ndjson($file, columns = {commit: 'VARCHAR', pure: 'BOOLEAN', error: 'VARCHAR',"
    " changedLines: 'STRUCT(changed BIGINT, explained BIGINT)',"
    " refactorings: 'STRUCT(type VARCHAR, description VARCHAR, verdict VARCHAR)[]'}, maximum_object_size = 1000000000)",
    params={"file": file},
)
print(duckdb.sql(
    "SELECT count(*) AS changes, count(error) AS failed, count(*) FILTER (pure) AS pure,"
    " sum(changedLines.changed)::BIGINT AS changed, sum(changedLines.explained)::BIGINT AS explained FROM changes"
))
print(duckdb.sql(
    "SELECT r.type, count(*) AS found, count(*) FILTER (r.verdict = 'pure') AS pure"
    " FROM (SELECT unnest(refactorings) AS r FROM changes) GROUP BY r.type ORDER BY found DESC, r.type LIMIT 10"
))

# The same in pandas: one row a refactoring.
with open(file, encoding="utf-8") as lines:
    records = [json.loads(line) for line in lines]
refactorings = pandas.json_normalize(
    [record for record in records if "error" not in record], record_path="refactorings", meta=["commit", "pure"], meta_prefix="change_"
)
print(refactorings.groupby("type").verdict.value_counts().unstack(fill_value=0).head(10))
