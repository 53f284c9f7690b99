import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { criarRegistro, editarRegistro, type Gravado, registroListado } from '#platform/server/registros/registro.ts';
import type { cobrancaModelosApi } from '../api.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import type { degrauEsquema, modeloEsquema, novoDegrauEsquema, novoModeloEsquema } from '../esquemas.ts';
import { diasDoTexto } from '#domains/financeiro/cobranca/limites/limites.ts';
import { medidaDe } from '#domains/financeiro/cobranca/limites/medidas.ts';
import '#domains/financeiro/cobranca/server/restricoes.ts';

export type Modelo = RespostaServidor<typeof cobrancaModelosApi.modelos>['itens'][number];
export type DegrauLido = RespostaServidor<typeof cobrancaModelosApi.degraus>['itens'][number];

/** The texts of letters, by name. */
export async function listarModelos(db: Db | Tx): Promise<Modelo[]> {
  const { rows } = await sql<
    Omit<Modelo, 'medida'>
  >`select id, nome, assunto, corpo, ressalva, ativo, versao from cobrancas_modelos order by f_busca(nome)`.execute(db);
  return rows.map((m) => ({ ...m, medida: medidaDe(m) }));
}

const modelos = registroListado<Omit<Modelo, 'medida'>, z.output<typeof novoModeloEsquema>>(
  {
    tabela: 'cobrancas_modelos',
    alvoTipo: 'modelo_carta',
    selecao: sql<Omit<Modelo, 'medida'>>`r.id, r.nome, r.assunto, r.corpo, r.ressalva, r.ativo, r.versao`,
    de: sql`from cobrancas_modelos r`,
    colunas: { nome: 'nome', assunto: 'assunto', corpo: 'corpo', ressalva: 'ressalva', ativo: 'ativo' },
    conferirEdicao: async ({ id }, m, { tx }) => {
      const { rows: degraus } = await sql<{
        dias: number;
      }>`select dias_atraso as dias from cobrancas_degraus where modelo_id = ${id} and ativa order by dias_atraso`.execute(tx);
      if (!m.ativo && degraus.length > 0) throw errosCobranca.MODELO_EM_USO({}, { campos: ['ativo'] });
      const [primeiro] = degraus;
      if (primeiro && primeiro.dias < diasDoTexto(m)) throw recusaDeMedida(m);
    },
  },
  () => errosCobranca.MODELO_NAO_ENCONTRADO(),
);

/** Registers a text; its schema has checked what it may not say. Throws MODELO_REPETIDO. */
export const criarModelo = (ato: Ato<Autor>, m: z.output<typeof novoModeloEsquema>): Promise<Gravado> => criarRegistro(ato, modelos, m);

/** Changes a text. Throws MODELO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, MODELO_REPETIDO, MODELO_EM_USO, MEDIDA_ANTES_DO_PRAZO or MEDIDA_JUDICIAL_ANTES_DO_PRAZO for the steps that use it. */
export const editarModelo = (ato: Ato<Autor>, m: z.output<typeof modeloEsquema> & { id: number }): Promise<Gravado> =>
  editarRegistro(ato, modelos, m);

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

type Degrau = z.output<typeof novoDegrauEsquema>;
const degraus = registroListado<Gravado & Degrau, Degrau>(
  {
    tabela: 'cobrancas_degraus',
    alvoTipo: 'degrau_cobranca',
    ato: { nome: 'degrau', genero: 'o' },
    selecao: sql<Gravado & Degrau>`r.id, r.nome, r.dias_atraso as "diasAtraso", r.canal, r.modelo_id as "modeloId", r.ativa, r.versao`,
    de: sql`from cobrancas_degraus r`,
    colunas: { nome: 'nome', diasAtraso: 'dias_atraso', canal: 'canal', modeloId: 'modelo_id', ativa: 'ativa' },
    conferir: (degrau, { tx }) => conferirModelo(tx, degrau),
  },
  () => errosCobranca.DEGRAU_NAO_ENCONTRADO(),
);

/** Adds a step to the ladder. Throws MODELO_NAO_ENCONTRADO, MODELO_INATIVO, MEDIDA_ANTES_DO_PRAZO, DEGRAU_REPETIDO. */
export const criarDegrau = (ato: Ato<Autor>, d: Degrau): Promise<Gravado> => criarRegistro(ato, degraus, d);

/** Changes a step of the ladder. Throws DEGRAU_NAO_ENCONTRADO, VERSAO_DESATUALIZADA and what `criarDegrau` throws. */
export const editarDegrau = (ato: Ato<Autor>, d: z.output<typeof degrauEsquema> & { id: number }): Promise<Gravado> =>
  editarRegistro(ato, degraus, d);
