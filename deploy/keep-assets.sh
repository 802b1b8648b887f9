#!/usr/bin/env bash
# Adds the assets of earlier builds to a build, so that a page from before a deployment finds its scripts and styles.
# Usage: deploy/keep-assets.sh <build> <folder in which assets are kept from one deployment to the next>
set -euo pipefail
days=30
if [ $# -ne 2 ] || [ ! -d "$1/assets" ]; then
  echo "Usage: deploy/keep-assets.sh <build> <folder for earlier assets>. Fix: run \"npm run build\" first, and name its folder." >&2
  exit 1
fi
for folder in assets img/share; do
  mkdir -p "$1/$folder" "$2/$folder"
  # An asset counts as used on the day of each build that has it.
  find "$1/$folder" -type f -exec touch {} +
  cp -Rp "$1/$folder/." "$2/$folder/"
  find "$2/$folder" -type f -mtime "+$days" -delete
  cp -Rp "$2/$folder/." "$1/$folder/"
done
