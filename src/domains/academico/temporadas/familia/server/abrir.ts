import { sql } from 'kysely';
import { lerLinkExterno } from '#domains/acesso/links-externos/server/door.ts';
import { obterPessoaResumo } from '#domains/pessoas/busca/server/door.ts';
import type { ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import { campoDoDocumento, type TipoDeDocumento } from '#domains/rh/documentos.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { familiaApi } from '../api.ts';
import { documentosPedidos, partesPedidas, pedeFicha } from '../../campos-da-temporada.ts';
import { type Convite, lerConvite, lerFamilia, parteDe, parteDoCampo } from './convite.ts';
import { recusadasDe } from '../../server/recusadas.ts';
import { lerCadastro, peloLink } from './ler-cadastro.ts';

type Pagina = RespostaServidor<typeof familiaApi.abrirCadastroDaFamilia>;
type Enviado = { pessoaId: number } & Pagina['pessoas'][number]['enviados'][number];
type Guardado = { pessoaId: number; tipo: TipoDeDocumento; nome: string };
type Pedido = { pessoaId: number; campo: string; valor: ValorAlteravel };
type Recusada = { pessoaId: number; campo: string; motivo: string | null };

/** What a guardian sees by a link. @throws why the link does not open, TEMPORADA_FORA_DO_PRAZO */
export async function abrirCadastroDaFamilia(contexto: ContextoPublico, { token }: { token: string }): Promise<Pagina> {
  const { db, servicos, resposta } = contexto;
  resposta.cabecalho('cache-control', 'no-store');
  const link = await lerLinkExterno(contexto, { token, finalidade: 'temporada' });
  const hoje = await hojeNaEscola(db, servicos.config.tzEscola);
  const convite = await lerConvite(db, link, hoje);
  await sql`update temporadas_convites set aberto_em = clock_timestamp() where id = ${convite.id} and aberto_em is null`.execute(db);
  const familia = await lerFamilia(db, convite);
  const guardados = await lerGuardados(db, convite);
  const enviados = await lerEnviados(db, convite);
  const pedidos = await lerPedidos(db, convite);
  const recusadas = await lerRecusadas(db, convite);
  const escola = await lerEscola(db);
  const pessoas: Pagina['pessoas'] = [];
  for (const pessoa of familia) {
    const desta = <T extends { pessoaId: number }>(linhas: readonly T[]) => linhas.filter(({ pessoaId }) => pessoaId === pessoa.pessoaId);
    const guardadosDesta = desta(guardados);
    const pedidoDe = (campo: string) => desta(pedidos).find((um) => um.campo === campo);
    const propria = (parte: string): boolean => convite.respondidas.includes(parteDe(pessoa.pessoaId, parte));
    const pedidas = partesPedidas(convite, pessoa.proprio);
    const deOutro = pedidas.filter((parte) => !propria(parte) && convite.deOutro.includes(parteDe(pessoa.pessoaId, parte)));
    const semEle = (parte: string): boolean => convite.semDocumento.includes(parteDe(pessoa.pessoaId, parte));
    const recusada = (parte: string): boolean => desta(recusadas).some(({ campo }) => parteDoCampo(campo) === parte);
    const documentos = documentosPedidos(convite.documentos, pessoa.proprio).filter((tipo) => !deOutro.includes(campoDoDocumento(tipo)));
    const { visto, campos } = await lerCadastro(db, convite, pessoa);
    pessoas.push({
      ...pessoa,
      visto,
      campos: campos.map((um) => {
        const pedido = pedidoDe(um.campo);
        return { ...um, valorEnviado: peloLink(um.campo, pedido?.valor ?? null), foiEnviado: pedido !== undefined };
      }),
      documentos: documentos.map((tipo) => {
        const parte = campoDoDocumento(tipo);
        const foiEnviado = pedidoDe(parte) !== undefined || (propria(parte) && !recusada(parte));
        return { tipo, nome: guardadosDesta.find((um) => um.tipo === tipo)?.nome ?? null, foiEnviado, semDocumento: semEle(parte) };
      }),
      pedeFicha: pedeFicha(convite, pessoa.proprio) && !deOutro.includes('ficha'),
      respondidas: pedidas.filter((parte) => propria(parte) || semEle(parte)).length,
      deOutro,
      faltam: pedidas.filter((parte) => !deOutro.includes(parte) && !semEle(parte) && (!propria(parte) || recusada(parte))),
      recusadas: desta(recusadas).map(({ campo, motivo }) => ({ campo, motivo })),
      enviados: desta(enviados).map(({ numero, situacao, em }) => ({ numero, situacao, em })),
    });
  }
  const responsavel = await obterPessoaResumo(db, convite.pessoaId);
  const { temporada, mensagem, fim } = convite;
  return { escola: escola.nome, temporada, mensagem, fim, hoje, responsavel: responsavel?.nomeCompleto ?? '', pessoas };
}

async function lerGuardados(db: Db, { id }: Convite): Promise<Guardado[]> {
  const { rows } =
    await sql<Guardado>`select d.pessoa_id as "pessoaId", d.tipo, a.nome from temporadas_documentos d join arquivos a on a.id = d.arquivo_id
    where d.convite_id = ${id}`.execute(db);
  return rows;
}

async function lerEnviados(db: Db, { id }: Convite): Promise<Enviado[]> {
  const { rows } = await sql<Enviado>`select s.pessoa_id as "pessoaId", s.numero, s.situacao, s.created_at as em from temporadas_envios e
    join v_protocolo_situacao s on s.id = e.protocolo_id where e.convite_id = ${id} and s.situacao <> 'cancelado' order by s.id desc`.execute(
    db,
  );
  return rows;
}

/** What this guardian asked for and nobody decided yet: it is shown in the place of what the register says. */
async function lerPedidos(db: Db, { id }: Convite): Promise<Pedido[]> {
  const { rows } = await sql<Pedido>`select c.pessoa_id as "pessoaId", c.campo, c.valor_proposto as valor from temporadas_envios e
    join v_protocolo_pedido c on c.protocolo_id = e.protocolo_id where e.convite_id = ${id}`.execute(db);
  return rows;
}

/** What the school refused of what this guardian sent last. */
async function lerRecusadas(db: Db, { id }: Convite): Promise<Recusada[]> {
  const { rows } =
    await sql<Recusada>`select r.pessoa_id as "pessoaId", r.campo, r.motivo from ${recusadasDe(sql`${id}::bigint`)} r order by 1, 2`.execute(
      db,
    );
  return rows;
}
