/**
 * What this browser keeps of a user to be read without a network: values by user and name, in IndexedDB, each with the instant at which it was
 * kept. It never throws: a browser that refuses (private mode, no room) keeps nothing, and what needs a network then needs one.
 */
export type Guardado = { valor: unknown; em: string };

const BANCO = 'patio';
const LOJA = 'guardados';
let aberto: Promise<IDBDatabase | null> | null = null;

function abrir(): Promise<IDBDatabase | null> {
  aberto ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    try {
      const pedido = indexedDB.open(BANCO, 1);
      pedido.onupgradeneeded = () => void pedido.result.createObjectStore(LOJA);
      pedido.onerror = () => resolve(null);
      pedido.onsuccess = () => {
        const banco = pedido.result;
        // The browser takes it away (a sign-out asked for it), or another tab wants to change it: the next use opens it anew.
        banco.onclose = () => void (aberto = null);
        banco.onversionchange = () => {
          banco.close();
          aberto = null;
        };
        resolve(banco);
      };
    } catch {
      // Refused at once, as some private modes do.
      resolve(null);
    }
  });
  return aberto;
}

/** Runs one request; null when it could not be done. */
async function fazer<T>(modo: IDBTransactionMode, pedir: (loja: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const banco = await abrir();
  if (!banco) return null;
  return new Promise((resolve) => {
    try {
      const transacao = banco.transaction(LOJA, modo);
      const pedido = pedir(transacao.objectStore(LOJA));
      transacao.oncomplete = () => resolve(pedido.result);
      transacao.onerror = transacao.onabort = () => resolve(null);
    } catch {
      // Closed meanwhile.
      aberto = null;
      resolve(null);
    }
  });
}

export async function guardar(usuario: string, nome: string, valor: unknown, agora = new Date()): Promise<void> {
  await fazer('readwrite', (loja) => loja.put({ valor, em: agora.toISOString() } satisfies Guardado, [usuario, nome]));
}

export async function lerGuardado(usuario: string, nome: string): Promise<Guardado | null> {
  return (await fazer<Guardado | undefined>('readonly', (loja) => loja.get([usuario, nome]))) ?? null;
}

/** Forgets what is kept of everybody, or of everybody but one. */
export async function apagarGuardados(exceto: string | null = null): Promise<void> {
  if (exceto === null) return void (await fazer('readwrite', (loja) => loja.clear()));
  const chaves = (await fazer('readonly', (loja) => loja.getAllKeys())) ?? [];
  for (const chave of chaves) {
    const [usuario] = chave as string[];
    if (usuario !== exceto) await fazer('readwrite', (loja) => loja.delete(chave));
  }
}
