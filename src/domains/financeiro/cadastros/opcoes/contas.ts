import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosOpcoes } from './texts.ts';

type Conta = { id: number; nome: string; tipo: 'banco' | 'caixa' };
type Contas = { contas: readonly Conta[]; contasInativas: readonly Conta[] };
type Opcao = { valor: number; rotulo: string };
/** One out of use is told by its name where a record holds it, and not offered. */
type Escolha = Opcao & { foraDeUso?: true };

/**
 * The accounts of the school, or only those at banks, as options. Where something is read, conciliated or counted by account, and where its
 * months are opened, all are offered, those out of use last and marked: what their banks tell goes on. Where new money goes only those in use are.
 */
export function contasComoOpcoes(
  dados: Contas | undefined,
  idioma: Idioma,
  so?: Conta['tipo'],
): { paraLer: Opcao[]; paraEscolher: Escolha[] } {
  const t = tradutor(textosOpcoes, idioma);
  const deste = (contas: readonly Conta[] = []): readonly Conta[] => contas.filter((c) => so === undefined || c.tipo === so);
  const emUso = deste(dados?.contas).map(({ id, nome }): Opcao => ({ valor: id, rotulo: nome }));
  const foraDeUso = deste(dados?.contasInativas).map(({ id, nome }): Opcao => ({ valor: id, rotulo: t('contaInativa', { nome }) }));
  return {
    paraLer: [...emUso, ...foraDeUso],
    paraEscolher: [...emUso, ...foraDeUso.map((opcao): Escolha => ({ ...opcao, foraDeUso: true }))],
  };
}
