#!/bin/bash
# Runs deploy/bulk/slurm.sh as a real array on a one-node Slurm of its own, and compares the joined shards with the whole.
# For root on Debian with `apt-get install slurmctld slurmd slurm-client munge`; after `npm run build`.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
host=$(hostname -s)
export SLURM_CONF=$work/slurm.conf ROWS=5001 SEED=demo OUT=$work/out
export SPECIMEN="node $root/packages/cli/bin/specimen.mjs"
mkdir "$work"/{out,state,spool,munge} && chown munge: "$work/munge" && chmod 755 "$work"

cat >"$SLURM_CONF" <<CONF
ClusterName=specimen
SlurmctldHost=$host
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
SlurmctldPort=16817
SlurmdPort=16818
ReturnToService=2
NodeName=$host CPUs=$(nproc) RealMemory=2048 State=UNKNOWN
PartitionName=all Nodes=$host Default=YES State=UP
CONF

runuser -u munge -- mungekey --create --keyfile="$work/munge/key"
runuser -u munge -- munged --foreground --socket="$work/munge/socket" --key-file="$work/munge/key" \
  --pid-file="$work/munge/pid" --log-file="$work/munge/log" --seed-file="$work/munge/seed" 2>"$work/munged.log" &
daemons=$!
trap 'kill $daemons; wait; rm -rf "$work"' EXIT
until [ -S "$work/munge/socket" ]; do sleep 0.2; done
slurmctld -D 2>/dev/null &
daemons+=" $!"
slurmd -D 2>/dev/null &
daemons+=" $!"
until sinfo -h -o %T 2>/dev/null | grep -qx idle; do sleep 0.5; done

cd "$work"
sbatch --wait "$root/deploy/bulk/slurm.sh"
cat "$work"/specimen-*.log
$SPECIMEN de.person -n "$ROWS" --seed "$SEED" --format csv | cmp - <(cat "$OUT"/people-*.csv)
echo "the shards of $(ls "$OUT" | wc -l) tasks are the whole"
