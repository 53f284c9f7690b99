import { sql } from 'kysely';
import type { Servicos } from '#platform/server/http/tipos.ts';
import {
  invariantesRegistradas,
  listarVerificacoes,
  resultadosDe,
  type Verificacao,
  verificarIntegridade,
} from '#platform/server/integridade.ts';
import { hojeEm, horaEm } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { portalApi } from '../api.ts';

type Servico = Pick<Servicos, 'db' | 'dbRelatorios'> & { config: Pick<Servicos['config'], 'chaveDaAuditoria' | 'auditAnchorDir'> };
const UMA_HORA_MS = 3_600_000;
/** From this hour of the school on, the night's check may run; once a day. */
const horaDaNoite = 2;

/** Checks every invariant of the product now, for a person. */
export function verificarAgora(
  { db, dbRelatorios, config }: Servico,
  origem: 'tela' | 'comando',
  usuarioNome: string | null,
): Promise<Verificacao> {
  return verificarIntegridade(db, {
    dbLeitura: dbRelatorios,
    origem,
    usuarioNome,
    contexto: { chaveDaAuditoria: config.chaveDaAuditoria, ancoras: config.auditAnchorDir },
  });
}

/** The last checks, the results of the chosen one (the newest unless told), and what each invariant means. */
export async function obterIntegridade(
  db: Servicos['db'],
  verificacaoId: number | undefined,
): Promise<RespostaServidor<typeof portalApi.integridade>> {
  const verificacoes = await listarVerificacoes(db, 30);
  const escolhida = verificacaoId ?? verificacoes[0]?.id;
  const resultados = escolhida === undefined ? [] : await resultadosDe(db, escolhida);
  return {
    verificacoes,
    escolhida: escolhida ?? null,
    invariantes: invariantesRegistradas().map(({ id, sala, significado, providencia }) => ({
      id,
      sala,
      significado,
      providencia,
      resultado: resultados.find((r) => r.id === id) ?? null,
    })),
  };
}

/** Once a night, by one process, everything is checked; findings go to the log as an error. Gives the stop. */
export function iniciarVerificacaoNoturna(servicos: Servicos): () => Promise<void> {
  let correndo: Promise<unknown> = Promise.resolve();
  const relogio = setInterval(() => {
    correndo = verificarDeNoite(servicos).catch((causa: unknown) => servicos.log.warn({ err: causa }, 'integrity check failed to run'));
  }, UMA_HORA_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}

/** Runs the night's check unless it is too early or was already done today; gives whether it ran. */
export async function verificarDeNoite({ db, dbRelatorios, config, log }: Servicos, agora?: Date): Promise<boolean> {
  const trava = await db.startTransaction().execute();
  try {
    const { rows } = await sql<{
      minha: boolean;
      agora: string;
      ultima: string | null;
    }>`select pg_try_advisory_xact_lock(hashtext('portal.integridade')) as minha, now() as agora,
      (select max(iniciada_em) from integridade_verificacoes where origem = 'noite') as ultima`.execute(trava);
    const [vez] = rows;
    if (!vez?.minha) return false;
    const instante = agora ?? new Date(vez.agora);
    const fuso = config.tzEscola;
    const hora = horaEm(instante, fuso);
    if (hora < horaDaNoite || (vez.ultima !== null && hojeEm(new Date(vez.ultima), fuso) >= hojeEm(instante, fuso))) return false;
    const feita = await verificarIntegridade(db, {
      dbLeitura: dbRelatorios,
      origem: 'noite',
      usuarioNome: null,
      contexto: { chaveDaAuditoria: config.chaveDaAuditoria, ancoras: config.auditAnchorDir },
    });
    const reprovadas = feita.resultados
      .filter((r) => r.achados > 0)
      .map(({ id, achados, exemplos }) => ({ id, achados, exemplos: exemplos.slice(0, 3) }));
    if (reprovadas.length > 0) log.error({ reprovadas }, 'integrity check found violations');
    else log.info({ invariantes: feita.invariantes }, 'integrity check');
    return true;
  } finally {
    await trava.rollback().execute();
  }
}
