import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import { autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import { atosDeRegistro, type Gravado, listaDe, registroListado } from '#platform/server/registros/registro.ts';
import { conferirAteHoje } from '#shared/campos/ate-hoje.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { incidentesApi as api } from '../api.ts';
import { diasDoIncidente, type edicaoIncidente, type novoIncidente } from '../esquemas.ts';
import { prazoDoIncidente } from '../prazo.ts';

export type Incidente = RespostaServidor<typeof api.obter>;
type Novo = z.output<typeof novoIncidente>;
type Edicao = z.output<typeof edicaoIncidente>;
type ComPrazo = Novo & { prazo: string };
type ComAutor = ComPrazo & { usuarioId: number | null; usuarioNome: string };
type Query = EntradaServidor<typeof api.listar>['query'];

export const incidentes = registroListado<Incidente, ComPrazo, ComAutor>({
  tabela: 'incidentes',
  alvoTipo: 'incidente',
  selecao: sql<Incidente>`r.id, r.titulo, r.descricao, r.ocorrido_em as "ocorridoEm", r.conhecido_em as "conhecidoEm", r.dados_afetados as "dadosAfetados",
    r.pessoas_afetadas as "pessoasAfetadas", r.risco_relevante as "riscoRelevante", r.medidas, r.prazo, r.autoridade_em as "autoridadeEm",
    r.titulares_em as "titularesEm", r.encerrado_em as "encerradoEm", r.usuario_nome as "registradoPor", r.versao`,
  de: sql`from incidentes r`,
  colunas: {
    titulo: 'titulo',
    descricao: 'descricao',
    ocorridoEm: 'ocorrido_em',
    conhecidoEm: 'conhecido_em',
    dadosAfetados: 'dados_afetados',
    pessoasAfetadas: 'pessoas_afetadas',
    riscoRelevante: 'risco_relevante',
    medidas: 'medidas',
    prazo: 'prazo',
    autoridadeEm: 'autoridade_em',
    titularesEm: 'titulares_em',
    encerradoEm: 'encerrado_em',
  },
  doNovo: { usuarioId: 'usuario_id', usuarioNome: 'usuario_nome' },
});
const atos = atosDeRegistro(incidentes);

/** A page of the register. */
export function listarIncidentes(db: Db, query: Query): Promise<Pagina<Incidente>> {
  const onde = [
    ...contemPalavras(sql`f_busca(r.titulo)`, query.Nome),
    query.Abertos !== undefined && sql`(r.encerrado_em is null) = ${query.Abertos}::boolean`,
  ];
  const ordem = { conhecidoEm: { semNulos: sql`r.conhecido_em` }, prazo: { semNulos: sql`r.prazo` } };
  return listar<Incidente, Query['CampoOrdenado']>(db, listaDe(incidentes, onde, ordem), toPaginacao(query));
}

/** Registers an incident; it may be corrected and goes on, and is never deleted. @throws DADOS_INVALIDOS */
export async function criarIncidente(ato: Ato, corpo: Novo): Promise<Gravado> {
  return atos.criar(ato, { ...corpo, ...(await conferirDias(ato, corpo)), ...autorDaLinha(ato.quem) });
}

/** Goes on with an incident. @throws DADOS_INVALIDOS, NAO_ENCONTRADO, VERSAO_DESATUALIZADA */
export async function editarIncidente(ato: Ato, corpo: Edicao): Promise<Gravado> {
  return atos.editar(ato, { ...corpo, ...(await conferirDias(ato, corpo)) });
}

/** The days as they may stand, with the last one to tell of it. */
async function conferirDias({ tx, hoje }: Ato, corpo: Novo): Promise<{ prazo: string }> {
  conferirCampos((addIssue) => conferirAteHoje(hoje, corpo, diasDoIncidente, { addIssue }));
  const { rows } = await sql<{ dias: number }>`select dias_uteis_incidente as dias from privacidade_configuracao`.execute(tx);
  return { prazo: prazoDoIncidente(corpo.conhecidoEm, rows[0]?.dias ?? 3) };
}
