import { type Acao, hrefDaTela, type TelaId, telaPorId } from '#catalog/telas.ts';
import { normalizarBusca, palavrasDaBusca } from '#shared/palavras/busca.ts';
import type { Idioma, Textos } from '#shared/erros.ts';
import type { PainelDaConta } from '#platform/web/sessao/conta.ts';
import { textosAcoes } from './texts-acoes.ts';

/** A line of the palette that does something instead of opening a record. */
export type AcaoDaPaleta = { rotulo: string; detalhe?: string; fazer: () => void };

/** What the palette does for the person: each is given by who draws it. */
export type Feitos = {
  abrir: (href: string) => void;
  painel: (painel: PainelDaConta) => void;
  mudarTema: () => void;
  mudarIdioma: () => void;
  mostrarAtalhos: () => void;
  sair: () => void;
};
type Situacao = { idioma: Idioma; escuro: boolean; paineis: readonly PainelDaConta[]; pode: (tela: TelaId, acao: Acao) => boolean };

/** The screens that begin a record: an action by their own name, not a place to go. */
export const telasQueCriam = ['nova-pessoa', 'nova-matricula', 'turmas-estrutura-novo'] as const satisfies readonly TelaId[];

/** The actions of a person, found by words of either language whatever the one in use. */
export function acoesDaPaleta(termo: string, { idioma, escuro, paineis, pode }: Situacao, fazer: Feitos): readonly AcaoDaPaleta[] {
  const tema = escuro ? textosAcoes.temaClaro : textosAcoes.temaEscuro;
  const lista: { textos: Textos; palavras?: Textos; detalhe?: Textos; fazer: () => void }[] = [
    ...telasQueCriam
      .filter((tela) => pode(tela, 'visualizar'))
      .map((tela) => ({ textos: telaPorId(tela).titulo, palavras: textosAcoes.criar, fazer: () => fazer.abrir(hrefDaTela(tela)) })),
    ...(pode('contas-a-receber', 'criar') && pode('contas-a-receber', 'visualizar')
      ? [
          {
            textos: textosAcoes.novoTitulo,
            palavras: textosAcoes.criar,
            fazer: () => fazer.abrir(`${hrefDaTela('contas-a-receber')}?novo=1`),
          },
        ]
      : []),
    ...(pode('contas-pagar', 'criar') && pode('contas-pagar', 'visualizar')
      ? [
          {
            textos: textosAcoes.novaContaPagar,
            palavras: textosAcoes.criar,
            fazer: () => fazer.abrir(`${hrefDaTela('contas-pagar')}?novo=1`),
          },
        ]
      : []),
    ...(pode('estoques', 'listar') && pode('estoques', 'visualizar')
      ? [
          {
            textos: textosAcoes.abaixoDoMinimo,
            palavras: textosAcoes.comprar,
            fazer: () => fazer.abrir(`${hrefDaTela('estoques')}?minimo=true`),
          },
        ]
      : []),
    ...paineis
      .filter(({ tela }) => tela === undefined || pode(tela, 'visualizar'))
      .map((painel) => ({
        textos: painel.titulo,
        detalhe: textosAcoes.minhaConta,
        palavras: textosAcoes.minhaConta,
        fazer: () => fazer.painel(painel),
      })),
    { textos: tema, palavras: textosAcoes.tema, fazer: fazer.mudarTema },
    { textos: textosAcoes.mudarIdioma, palavras: textosAcoes.idioma, fazer: fazer.mudarIdioma },
    { textos: textosAcoes.atalhos, palavras: textosAcoes.teclado, fazer: fazer.mostrarAtalhos },
    { textos: textosAcoes.sair, palavras: textosAcoes.encerrar, fazer: fazer.sair },
  ];
  return lista
    .filter(({ textos, palavras }) => comecaComo([textos, palavras], termo))
    .map(({ textos, detalhe, fazer: aoEscolher }) => ({
      rotulo: textos[idioma],
      ...(detalhe ? { detalhe: detalhe[idioma] } : {}),
      fazer: aoEscolher,
    }));
}

/** Every word of the search begins one of theirs: an action or a tab is not found in the middle of somebody's name. */
export function comecaComo(textos: readonly (Textos | undefined)[], termo: string): boolean {
  const alvo = textos.flatMap((t) => (t ? normalizarBusca(`${t.br} ${t.en}`).split(/[^a-z0-9]+/) : []));
  return palavrasDaBusca(termo).every((palavra) => alvo.some((desta) => desta.startsWith(palavra)));
}
