import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { CorpoDoHistorico } from '#domains/academico/historico/escolar/conteudo.ts';
import { montarCorpo } from '#domains/academico/historico/escolar/montar-corpo.ts';
import { anoDoParcial, type FatosDoHistorico } from '#domains/academico/historico/escolar/pendencias.ts';
import { anoEmCurso } from './ano-em-curso.ts';
import type { Carregados } from '#domains/academico/historico/escolar/server/carregar.ts';
import type { TipoHistorico } from '#domains/academico/historico/escolar/tipos.ts';

/** What the paper of a student says today; a partial one with the year that goes on, computed now. */
export async function corpoDe(
  db: Db | Tx,
  tipo: TipoHistorico,
  fatos: FatosDoHistorico,
  carregados: Carregados,
  hoje: DataCivil,
): Promise<CorpoDoHistorico> {
  const ano = tipo === 'parcial' ? anoDoParcial(fatos) : null;
  return montarCorpo(tipo, fatos, carregados, ano && (await anoEmCurso(db, ano, hoje)));
}
