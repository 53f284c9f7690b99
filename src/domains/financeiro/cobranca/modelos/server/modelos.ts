import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { cobrancaModelosApi } from '../api.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import type { degrauEsquema, modeloEsquema, novoDegrauEsquema, novoModeloEsquema } from '../esquemas.ts';
import { diasDoTexto } from '#domains/financeiro/cobranca/limites/limites.ts';
import { medidaDe } from '#domains/financeiro/cobranca/limites/medidas.ts';
import '#domains/financeiro/cobranca/server/restricoes.ts';

export type Modelo = RespostaServidor<typeof cobrancaModelosApi.modelos>['itens'][number];
export type DegrauLido = RespostaServidor<typeof cobrancaModelosApi.degraus>['itens'][number];
type Gravado = { id: number; versao: number };

/** The texts of letters, by name. */
export async function listarModelos(db: Db | Tx): Promise<Modelo[]> {
  const { rows } = await sql<
    Omit<Modelo, 'medida'>
  >`select id, nome, assunto, corpo, ativo, versao from cobrancas_modelos order by f_busca(nome)`.execute(db);
  return rows.map((m) => ({ ...m, medida: medidaDe(m) }));
}

/** Registers a text; its schema has checked what it may not say. Throws MODELO_REPETIDO. */
export async function criarModelo(ato: Ato<Autor>, m: z.output<typeof novoModeloEsquema>): Promise<Gravado> {
  const { tx } = ato;
  const { rows } =
    await sql<Gravado>`insert into cobrancas_modelos (nome, assunto, corpo, ativo) values (${m.nome}, ${m.assunto}, ${m.corpo}, ${m.ativo}) returning id, versao`.execute(
      tx,
    );
  const gravado = rows[0] as Gravado;
  await auditar(ato, { acao: 'modelo_carta.criado', alvoTipo: 'modelo_carta', alvoId: gravado.id, depois: m });
  return gravado;
}

/** Changes a text. Throws MODELO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, MODELO_REPETIDO, MODELO_EM_USO, MEDIDA_ANTES_DO_PRAZO or MEDIDA_JUDICIAL_ANTES_DO_PRAZO for the steps that use it. */
export async function editarModelo(ato: Ato<Autor>, id: number, m: z.output<typeof modeloEsquema>): Promise<Gravado> {
  const { tx } = ato;
  const { rows: travado } = await sql<
    Omit<Modelo, 'medida'>
  >`select id, nome, assunto, corpo, ativo, versao from cobrancas_modelos where id = ${id} for update`.execute(tx);
  const [antes] = travado;
  if (!antes) throw errosCobranca.MODELO_NAO_ENCONTRADO();
  if (antes.versao !== m.versao) throw versaoDesatualizada({ tipo: 'modelo_carta', id }, antes);
  const { rows: degraus } = await sql<{
    dias: number;
  }>`select dias_atraso as dias from cobrancas_degraus where modelo_id = ${id} and ativa order by dias_atraso`.execute(tx);
  if (!m.ativo && degraus.length > 0) throw errosCobranca.MODELO_EM_USO({}, { campos: ['ativo'] });
  const [primeiro] = degraus;
  if (primeiro && primeiro.dias < diasDoTexto(m)) throw recusaDeMedida(m);
  const { rows } =
    await sql<Gravado>`update cobrancas_modelos set nome = ${m.nome}, assunto = ${m.assunto}, corpo = ${m.corpo}, ativo = ${m.ativo}, versao = versao + 1 where id = ${id} returning id, versao`.execute(
      tx,
    );
  await auditar(ato, { acao: 'modelo_carta.editado', alvoTipo: 'modelo_carta', alvoId: id, antes, depois: { ...m, id } });
  return rows[0] as Gravado;
}

/** Refuses a text before the days of the measure that it speaks of. */
export const recusaDeMedida = (modelo: Pick<Modelo, 'nome' | 'assunto' | 'corpo'>) =>
  errosCobranca[medidaDe(modelo) === 'judicial' ? 'MEDIDA_JUDICIAL_ANTES_DO_PRAZO' : 'MEDIDA_ANTES_DO_PRAZO'](
    { nome: modelo.nome, dias: diasDoTexto(modelo) },
    { campos: ['modeloId'] },
  );

/** The steps of the ladder in their order, with how many letters each made. */
export async function listarDegraus(db: Db | Tx): Promise<DegrauLido[]> {
  const { rows } =
    await sql<DegrauLido>`select d.id, d.nome, d.dias_atraso as "diasAtraso", d.canal, d.modelo_id as "modeloId", m.nome as "modeloNome", d.ativa, d.versao,
      (select count(*) from cobrancas_cartas c where c.degrau_id = d.id and c.situacao <> 'parada')::int as cartas
    from cobrancas_degraus d join cobrancas_modelos m on m.id = d.modelo_id order by d.ativa desc, d.dias_atraso`.execute(db);
  return rows;
}

async function conferirModelo(tx: Tx, degrau: { modeloId: number; diasAtraso: number; ativa: boolean }): Promise<void> {
  const { rows } = await sql<
    Pick<Modelo, 'nome' | 'assunto' | 'corpo' | 'ativo'>
  >`select nome, assunto, corpo, ativo from cobrancas_modelos where id = ${degrau.modeloId} for share`.execute(tx);
  const [modelo] = rows;
  if (!modelo) throw errosCobranca.MODELO_NAO_ENCONTRADO({}, { campos: ['modeloId'] });
  if (degrau.ativa && !modelo.ativo) throw errosCobranca.MODELO_INATIVO({ nome: modelo.nome }, { campos: ['modeloId'] });
  if (degrau.diasAtraso < diasDoTexto(modelo)) throw recusaDeMedida(modelo);
}

/** Adds a step to the ladder. Throws MODELO_NAO_ENCONTRADO, MODELO_INATIVO, MEDIDA_ANTES_DO_PRAZO, DEGRAU_REPETIDO. */
export async function criarDegrau(ato: Ato<Autor>, d: z.output<typeof novoDegrauEsquema>): Promise<Gravado> {
  const { tx } = ato;
  await conferirModelo(tx, d);
  const { rows } =
    await sql<Gravado>`insert into cobrancas_degraus (nome, dias_atraso, canal, modelo_id, ativa) values (${d.nome}, ${d.diasAtraso}, ${d.canal}, ${d.modeloId}, ${d.ativa}) returning id, versao`.execute(
      tx,
    );
  const gravado = rows[0] as Gravado;
  await auditar(ato, { acao: 'degrau.criado', alvoTipo: 'degrau_cobranca', alvoId: gravado.id, depois: d });
  return gravado;
}

/** Changes a step of the ladder. Throws DEGRAU_NAO_ENCONTRADO, VERSAO_DESATUALIZADA and what `criarDegrau` throws. */
export async function editarDegrau(ato: Ato<Autor>, id: number, d: z.output<typeof degrauEsquema>): Promise<Gravado> {
  const { tx } = ato;
  const { rows: travado } = await sql<
    Record<string, unknown> & Gravado
  >`select id, nome, dias_atraso as "diasAtraso", canal, modelo_id as "modeloId", ativa, versao from cobrancas_degraus where id = ${id} for update`.execute(
    tx,
  );
  const [antes] = travado;
  if (!antes) throw errosCobranca.DEGRAU_NAO_ENCONTRADO();
  if (antes.versao !== d.versao) throw versaoDesatualizada({ tipo: 'degrau_cobranca', id }, antes);
  await conferirModelo(tx, d);
  const { rows } =
    await sql<Gravado>`update cobrancas_degraus set nome = ${d.nome}, dias_atraso = ${d.diasAtraso}, canal = ${d.canal}, modelo_id = ${d.modeloId}, ativa = ${d.ativa}, versao = versao + 1
    where id = ${id} returning id, versao`.execute(tx);
  await auditar(ato, { acao: 'degrau.editado', alvoTipo: 'degrau_cobranca', alvoId: id, antes, depois: { ...d, id } });
  return rows[0] as Gravado;
}
