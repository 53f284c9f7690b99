import { setTimeout as espera } from 'node:timers/promises';
import { casos } from './casos.ts';
import { AQUECER, cronometrar, resumir } from './medir.ts';
import { criarCliente } from './pedir.ts';

/** What the runner asks of this process. `dados` is what the case prepared; one token a client. */
export type Ordem = {
  nome: string;
  lado: 'http' | 'enquanto';
  dados: unknown;
  endereco: string;
  tokens: readonly (string | null)[];
  /** Calls a client; absent: without end, until the process is killed. */
  vezes?: number;
  /** The number of the first call, and how many of each client come before those that count. */
  desde?: number;
  aquecer?: number;
};
/** A list that the growth gate measures: no case, only an address. */
export type OrdemDeTela = { caminho: string; endereco: string; token: string; vezes: number; aquecer?: number };

// The load client, a process of its own: what it costs must not stand on the event loop of what it measures.
process.on('message', (ordem: Ordem | OrdemDeTela) => {
  const trabalho = 'caminho' in ordem ? medirTela(ordem) : medirCaso(ordem);
  trabalho.then(
    (medida) => process.send?.({ medida }),
    (causa: unknown) => process.send?.({ erro: String(causa) }),
  );
});

async function medirCaso({
  nome,
  lado,
  dados,
  endereco,
  tokens,
  vezes = Number.POSITIVE_INFINITY,
  desde = 0,
  aquecer = AQUECER,
}: Ordem): Promise<unknown> {
  const caso = casos.find((c) => c.nome === nome);
  const executar = caso?.[lado];
  if (!executar) throw new Error(`no ${lado} side of ${nome}`);
  const clientes = tokens.map((token) => criarCliente(endereco, token));
  let n = desde;
  // All at once: every connection of the server's pool has seen the statements, as in a server that has run for minutes.
  const medir = (quantas: number) =>
    Promise.all(
      clientes.map((pedir) =>
        cronometrar(() => {
          n += 1;
          const feito = executar(pedir, dados, n - 1);
          // Work beside goes on whatever one of its requests is answered: a refusal costs it a moment.
          return lado === 'http' ? feito : feito.catch(() => espera(20));
        }, quantas),
      ),
    );
  await medir(lado === 'http' ? aquecer : 1);
  const tempos = await medir(vezes);
  return resumir(tempos.flat());
}

async function medirTela({ caminho, endereco, token, vezes, aquecer = 20 }: OrdemDeTela): Promise<unknown> {
  const pedir = criarCliente(endereco, token);
  await cronometrar(() => pedir(caminho), aquecer);
  return resumir(await cronometrar(() => pedir(caminho), vezes));
}
