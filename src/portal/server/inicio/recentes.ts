import { type RawBuilder, sql } from 'kysely';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { inicioApi } from '#portal/inicio/api.ts';
import { type TipoDeRegistro, tiposVisiveis } from '#portal/inicio/recentes.ts';
import { visiveisDe } from './objeto.ts';

type Recentes = RespostaServidor<typeof inicioApi.registrosRecentes>;

const DE_CADA = 2;

const novos: Record<TipoDeRegistro, RawBuilder<unknown>> = {
  matricula: sql`select id, codigo as numero, aluno_nome as nome from v_matricula_resumo`,
  contrato: sql`select id, numero, aluno_nome as nome from v_contrato_resumo`,
  tituloReceber: sql`select id, numero, pagador_nome as nome from v_titulo_receber`,
  tituloPagar: sql`select t.id, t.numero, f.nome from v_titulo_pagar t join v_fornecedor f on f.id = t.fornecedor_id`,
  pessoa: sql`select id, codigo::text as numero, nome_completo as nome from v_pessoa_resumo`,
};

/** The newest records of each kind that the person may list, in one statement: each is read backwards from its key. */
export async function listarRecentes({ db, quem }: Contexto): Promise<Recentes> {
  const tipos = visiveisDe(quem, tiposVisiveis);
  if (tipos.length === 0) return { itens: [] };
  const partes = tipos.map(
    (tipo) =>
      sql`select ${sql.lit(tipo)}::text as tipo, x.id, x.numero, x.nome from (${novos[tipo]} order by 1 desc limit ${sql.lit(DE_CADA)}) x`,
  );
  const { rows } = await sql<{
    tipo: TipoDeRegistro;
    id: number;
    numero: string;
    nome: string;
  }>`${preparada}${sql.join(partes, sql` union all `)}`.execute(db);
  return { itens: tipos.flatMap((tipo) => rows.filter((linha) => linha.tipo === tipo)) };
}
