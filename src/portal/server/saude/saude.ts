import { setTimeout as espera } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { MarcasDaRota } from '#platform/server/http/vez-da-pessoa.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { julgarSaude, lerPartesDaSaude, type PartesDaSaude } from '../../operacao/server/situacao.ts';

const PRONTO_EM_MS = 5_000;
/** How long the answer about the databases serves others: whoever watches asks every few seconds, and strangers as often as they like. */
const VALE_MS = 1_000;

const deQuemVigia: MarcasDaRota = { porta: 'vigia' };

/** Health of the process and of what it needs. None of it tells anything about data. */
export function registrarSaude(app: FastifyInstance, servicos: Servicos): void {
  const vivo = JSON.stringify({ data: { situacao: 'ok' } });
  app.get('/api/saude', { config: deQuemVigia }, (_request, reply) => reply.type('application/json; charset=utf-8').send(vivo));
  const saude = porUmMomento(async (): Promise<PartesDaSaude | null> => {
    // Who asks decides by the answer where to send people: a database that is late is not ready.
    return Promise.race([lerPartesDaSaude(servicos), espera(PRONTO_EM_MS, null, { ref: false })]);
  });
  app.get('/api/saude/pronto', { config: deQuemVigia }, async () => {
    // Degraded makes nobody send people elsewhere, whoever watches is told which part it is; down answers 503.
    const lida = await saude();
    if (!lida) throw errosComuns.BANCO_INDISPONIVEL();
    // The disk is measured by this machine: it is told as it is now, and the whole is judged with it.
    return { data: julgarSaude({ ...lida, disco: servicos.disco.situacao }) };
  });
}

/** Asks once for all who ask meanwhile, and for a moment after the answer, whatever it was. */
function porUmMomento<T>(perguntar: () => Promise<T>): () => Promise<T> {
  let resposta: Promise<T> | null = null;
  return () => {
    if (resposta) return resposta;
    const agora = perguntar();
    resposta = agora;
    const esquecer = (): void => void setTimeout(() => (resposta = null), VALE_MS).unref();
    agora.then(esquecer, esquecer);
    return agora;
  };
}
