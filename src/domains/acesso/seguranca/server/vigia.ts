import { sql } from 'kysely';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { formatarInstante } from '#shared/datas.ts';
import { tiposDaGravidade } from '#shared/eventos-de-seguranca.ts';
import { texto } from '#shared/textos.ts';
import { nomeDoEvento, nomeDoMotivo } from '../nomes.ts';
import { sinais } from '../sinais.ts';
import { textosSeguranca } from '../texts.ts';
import { nomeDoAlvo } from './alvo-de-evento.ts';

type Alerta = {
  id: number;
  em: string;
  tipo: string;
  usuario: string | null;
  alvo: string | null;
  ip: string | null;
  motivo: string | null;
};
type Reunido = { usuarioId: number; ip: string | null; n: number };
type Servico = Pick<Servicos, 'db' | 'correio'> & { config: Pick<Servicos['config'], 'publicUrl' | 'tzEscola'> };

/** Least time between two mails of alerts, in minutes: what comes meanwhile goes into the next one. */
const MINUTOS_ENTRE_AVISOS = 10;
const ALERTAS_POR_AVISO = 50;

/**
 * One look at the events: what has piled up becomes an alert, and new alerts go to the active administrators by mail, each once. Several
 * processes take turns. Gives how many alerts were told.
 */
export async function vigiarEventos(servicos: Servico): Promise<number> {
  return transacao(servicos.db, async (tx) => {
    const { rows } = await sql<{ minha: boolean }>`select pg_try_advisory_xact_lock(hashtext('acesso.seguranca.vigia')) as minha`.execute(
      tx,
    );
    if (!rows[0]?.minha) return 0;
    await reunirSinais(tx);
    return avisar(tx, servicos);
  });
}

/** The same kind of alert about the same person comes once an hour. */
async function reunirSinais(tx: Tx): Promise<void> {
  for (const { de, vezes, minutos, alerta } of sinais) {
    const { rows } =
      await sql<Reunido>`select e.usuario_id as "usuarioId", (array_agg(e.ip order by e.em desc))[1] as ip, count(*)::int as n
      from eventos_seguranca e where e.tipo = any(${[...de]}::text[]) and e.usuario_id is not null and e.em > now() - ${minutos}::int * interval '1 minute'
        and not exists (select from eventos_seguranca a where a.tipo = ${alerta} and a.usuario_id = e.usuario_id and a.em > now() - interval '1 hour')
      group by e.usuario_id having count(*) >= ${vezes}`.execute(tx);
    for (const { usuarioId, ip, n } of rows)
      await registrarEvento(tx, { tipo: alerta, usuarioId, ...(ip === null ? {} : { ip }), motivo: `vezes=${n}` });
  }
}

/**
 * The words of a stranger go in no mail: of a sign-up that nobody approved it is said that it is one, and not how it calls itself. The school
 * knows it by the screen.
 */
const quemE = sql`case when u.situacao in ('pendente', 'recusado') then ${texto(textosSeguranca, 'cadastroSemAprovacao', 'br')}
  else nullif(concat_ws(' ', u.nome, u.sobrenome), '') end`;

async function avisar(tx: Tx, { correio, config }: Servico): Promise<number> {
  const { rows: alertas } = await sql<Alerta>`select e.id, e.em, e.tipo, ${quemE} as usuario, ${nomeDoAlvo} as alvo, e.ip, e.motivo
    from eventos_seguranca e left join usuarios u on u.id = e.usuario_id
    where e.tipo = any(${tiposDaGravidade('alerta')}::text[]) and e.em > now() - interval '1 day'
      and not exists (select from eventos_avisados v where v.evento_id = e.id)
      and not exists (select from eventos_avisados v where v.em > now() - ${MINUTOS_ENTRE_AVISOS} * interval '1 minute')
    order by e.id limit ${ALERTAS_POR_AVISO}`.execute(tx);
  if (alertas.length === 0) return 0;
  const mensagem = {
    assunto: texto(textosSeguranca, 'alertaAssunto', 'br'),
    texto: texto(textosSeguranca, 'alertaTexto', 'br', {
      linhas: alertas.map((alerta) => linhaDe(alerta, config.tzEscola)).join('\n'),
      link: `${config.publicUrl}/seguranca?gravidade=alerta`,
    }),
    urgente: true,
  };
  for (const para of await administradores(tx)) await correio.enviar(tx, { para, ...mensagem });
  await sql`insert into eventos_avisados (evento_id) select unnest(${alertas.map(({ id }) => id)}::bigint[])`.execute(tx);
  return alertas.length;
}

const linhaDe = ({ em, tipo, usuario, alvo, ip, motivo }: Alerta, fuso: string): string =>
  [
    formatarInstante(em, fuso),
    nomeDoEvento(tipo, 'br'),
    [usuario, alvo].filter(Boolean).join(' → ') || null,
    ip,
    nomeDoMotivo(motivo, 'br'),
  ]
    .filter((parte) => parte !== null)
    .join(' · ');

async function administradores(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from usuarios where admin and situacao = 'ativo' order by id`.execute(db);
  return rows.map(({ email }) => email);
}

const MINUTO_MS = 60_000;

/** Looks every minute. Gives the stop. */
export function iniciarVigia(servicos: Servicos): () => Promise<void> {
  let correndo: Promise<unknown> = Promise.resolve();
  const relogio = setInterval(() => {
    correndo = vigiarEventos(servicos).catch((causa: unknown) =>
      servicos.log.warn({ err: causa }, 'security events could not be looked at'),
    );
  }, MINUTO_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}
