import { atoDe } from './ato.ts';
import { criarFuncionario } from '#domains/rh/server/oficina.ts';
import { novoFuncionario } from '#domains/rh/esquemas.ts';
import { contextoDe } from '#portal/demo/contexto.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { pessoaDeTeste } from './academico.ts';
import { quemDeTeste } from './servidor.ts';

/** A person of the staff who teaches. */
export async function docenteDeTeste(db: Db, nome: string): Promise<number> {
  const pessoaId = await pessoaDeTeste(db, nome, '1980-05-10');
  const body = novoFuncionario.parse({ pessoaId, cargo: 'Professora', departamento: null, docente: true, dataAdmissao: '2020-02-01' });
  const servicos = { db, config: { tzEscola: 'America/Belem' } } as unknown as Servicos;
  await transacao(db, (tx) => criarFuncionario(contextoDe(servicos, atoDe(tx, quemDeTeste())), body));
  return pessoaId;
}
