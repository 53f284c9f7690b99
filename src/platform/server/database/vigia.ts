import pg from 'pg';

/** A connection that knows since when somebody waits for its answer; null while nobody does. */
export type Vigiada = { esperandoDesde: number | null; romper(): void };
export type LimitesDaVigia = {
  /** How often it is looked, milliseconds. */
  acada: number;
  /** Who waits for longer makes it ask whether the server lives. */
  demora: number;
  /** The server must answer a new connection within this time. */
  resposta: number;
};

const padrao: LimitesDaVigia = { acada: 4_000, demora: 8_000, resposta: 5_000 };

/**
 * Watches for a database that neither answers nor hangs up: a frozen machine, a cable that was pulled. Its own limit of time cannot be
 * told from there, and a statement may rightly take minutes; so when an answer takes long, a new connection asks whether anybody is
 * there, and only if nobody is, those that wait are broken: their requests end as with a lost database, instead of never.
 * Returns what stops it.
 */
export function vigiar(url: string, vigiadas: () => Iterable<Vigiada>, limites: LimitesDaVigia = padrao): () => void {
  let olhando = false;
  const olhar = async (): Promise<void> => {
    const demoradas = [...vigiadas()].filter(({ esperandoDesde: desde }) => desde !== null && performance.now() - desde > limites.demora);
    if (demoradas.length === 0 || (await responde(url, limites.resposta))) return;
    for (const conexao of demoradas) if (conexao.esperandoDesde !== null) conexao.romper();
  };
  const relogio = setInterval(() => {
    if (olhando) return;
    olhando = true;
    void olhar().finally(() => (olhando = false));
  }, limites.acada);
  relogio.unref();
  return () => clearInterval(relogio);
}

/** Whether a server takes a connection and answers on it in time; one that refuses it (too many of them) is alive. */
async function responde(url: string, prazo: number): Promise<boolean> {
  const cliente = new pg.Client({ connectionString: url, connectionTimeoutMillis: prazo, query_timeout: prazo });
  cliente.on('error', () => undefined);
  try {
    await cliente.connect();
    await cliente.query('select 1');
    return true;
  } catch (causa) {
    return /^\d{2}\w{3}$/.test((causa as { code?: string }).code ?? '') && (causa as { code?: string }).code !== '57P03';
  } finally {
    void cliente.end().catch(() => undefined);
  }
}
