import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import { marcarDemonstracao } from '#domains/acesso/seguranca/server/oficina.ts';
import { criarUsuarioPronto } from '#domains/acesso/usuarios/server/oficina.ts';
import { criarPessoasEmLote } from '#domains/pessoas/registro/server/oficina.ts';
import { novoFuncionario } from '#domains/rh/esquemas.ts';
import { criarFuncionario } from '#domains/rh/server/oficina.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { acessosDemo, type EmailDemo, SENHA_DEMO } from './acessos.ts';
import { contextoDe } from '../contexto.ts';
import type { FuncionarioPlanejado } from '../pessoas/funcionarios.ts';
import { processo } from '../plano/marcos.ts';
import { perfis } from './perfis.ts';
import { pessoaDoFuncionario } from '../pessoas/pessoas.ts';

type Contratado = FuncionarioPlanejado & { pessoaId: number };

/** Registers the staff as people and employees, and gives the five demo sign-ins to those whose post they are for. */
export async function contratarEquipe(
  servicos: Servicos,
  tx: Tx,
  planejados: readonly FuncionarioPlanejado[],
  hoje: DataCivil,
): Promise<Record<EmailDemo, number>> {
  const ato: Ato<Autor> = { tx, quem: processo, hoje, fuso: servicos.config.tzEscola, idioma: 'br' };
  const pessoas = await criarPessoasEmLote(
    ato,
    planejados.map((f, i) => pessoaDoFuncionario(f, i)),
  );
  const contratados = planejados.flatMap((f, i): Contratado[] => (pessoas[i] ? [{ ...f, pessoaId: pessoas[i].id }] : []));
  await marcarDemonstracao(ato);
  const usuarios = await criarUsuarios(ato, contratados);
  const contexto = contextoDe(servicos, { ...ato, quem: await carregarAutorDeTarefa(tx, usuarios['admin@demo.escola'], null) });
  for (const { pessoaId, cargo, departamento, docente, dataAdmissao, dataDemissao, bancoCodigo, bancoAgencia, bancoConta } of contratados) {
    const body = novoFuncionario.parse({
      pessoaId,
      cargo,
      departamento,
      docente,
      dataAdmissao,
      dataDemissao,
      bancoCodigo,
      bancoAgencia,
      bancoConta,
    });
    await criarFuncionario(contexto, body);
  }
  return usuarios;
}

async function criarUsuarios(ato: Ato<Autor>, contratados: readonly Contratado[]): Promise<Record<EmailDemo, number>> {
  const pares: [EmailDemo, number][] = [];
  for (const { email, cargo, perfil: nomeDoPerfil } of acessosDemo) {
    const dono = contratados.find((f) => (nomeDoPerfil === 'Professor' ? f.docente : f.cargo === cargo) && f.dataDemissao === null);
    if (!dono) throw new Error(`nobody of the staff is ${cargo}`);
    const perfil = perfis.find(({ nome }) => nome === nomeDoPerfil);
    const { pessoaId, nome, sobrenome } = dono;
    // Everybody knows the password of the demo school: a second factor would only lock out who looks at it.
    const comPerfil = perfil && { perfil: { ...perfil, exigeSegundoFator: false } };
    pares.push([
      email,
      await criarUsuarioPronto(ato, { pessoaId, nome, sobrenome, email, senha: SENHA_DEMO, admin: perfil === undefined, ...comPerfil }),
    ]);
  }
  return Object.fromEntries(pares) as Record<EmailDemo, number>;
}
