"""The commits of a range on a Spark cluster: `refract mine` is the program that Spark pipes its lines through.

    python examples/spark_mine.py REPOSITORY RANGE OUTPUT.ndjson
    spark-submit --master spark://HOST:7077 examples/spark_mine.py …     # the repository and refract on every node, at the same path

Without a cluster it runs on the cores of this machine (pyspark, Java 17).
"""
import os
import subprocess
import sys

from pyspark.sql import SparkSession

repository, commits, output = os.path.realpath(sys.argv[1]), sys.argv[2], sys.argv[3]
here = os.path.dirname(os.path.realpath(__file__))
refract = os.environ.get("REFRACT", f"node {here}/../dist/node/cli.js")

listed = subprocess.run(
    ["git", "-C", repository, "rev-list", "--topo-order", "--reverse", commits],
    check=True, capture_output=True, text=True,
).stdout.split()

builder = SparkSession.builder.appName("refract mine")
if "SPARK_ENV_LOADED" not in os.environ:
    builder = builder.master(os.environ.get("MASTER", "local[*]"))
spark = builder.getOrCreate()

# Small parts: a part is what is done again when a machine is lost, and commits differ much in size.
parts = max(1, min(len(listed), len(listed) // 25 + 1))
lines = spark.sparkContext.parallelize([f"{repository} {commit}" for commit in listed], parts)
answers = lines.pipe(f"{refract} mine --jobs 1", checkCode=True)

# The order of the parts is that of the commits. On a cluster, `answers.saveAsTextFile(…)` keeps the results where they are.
with open(output, "w", encoding="utf-8") as file:
    for answer in answers.toLocalIterator(prefetchPartitions=True):
        file.write(answer + "\n")
spark.stop()
