#!/bin/bash
# One table by an array of eight tasks: each makes its shard, and the files joined in their order are the whole.
#   sbatch deploy/bulk/slurm.sh
# ROWS, SEED and OUT (a folder) change what is made; SPECIMEN is the command.
#SBATCH --job-name=specimen-people
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=512M
#SBATCH --output=specimen-%A_%a.log
set -euo pipefail

read -ra command <<<"${SPECIMEN:-specimen}"
part=$(printf '%05d' "$SLURM_ARRAY_TASK_ID")

"${command[@]}" de.person -n "${ROWS:-80000000}" --seed "${SEED:-demo}" \
  --shard auto --threads "${SLURM_CPUS_PER_TASK:-1}" --out "${OUT:-.}/people-$part.csv"
