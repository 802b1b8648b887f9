use std::{
    collections::HashMap,
    sync::{Arc, Mutex, Weak},
};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};
use tower_sessions::session::Id;

/// One lock for each session that is in use. It works in one process only.
#[derive(Default)]
pub struct Locks(Mutex<HashMap<Id, Weak<AsyncMutex<()>>>>);

impl Locks {
    /// Waits until the session is free. Dropping the guard releases it.
    pub async fn lock(&self, id: Id) -> OwnedMutexGuard<()> {
        self.lock_of(id).lock_owned().await
    }

    fn lock_of(&self, id: Id) -> Arc<AsyncMutex<()>> {
        let mut locks = self.0.lock().expect("no thread panics");
        locks.retain(|_, lock| lock.strong_count() > 0);
        if let Some(lock) = locks.get(&id).and_then(Weak::upgrade) {
            return lock;
        }
        let lock = Arc::default();
        locks.insert(id, Arc::downgrade(&lock));
        lock
    }
}
