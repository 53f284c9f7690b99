import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import type { Coluna } from '#platform/web/tabela/index.ts';
import { type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';
import { textosCadastros } from '../texts.ts';

/** The columns that every register has: its name, the kind by a closed list, and whether it is in use. */
export function useColunasComuns() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  return {
    nome: <C extends 'nome' | 'descricao'>(chave: C): Coluna<Record<C, string>> => ({
      chave,
      titulo: t(chave),
      ordenavel: true,
      principal: true,
    }),
    tipo: <V extends string>(lista: ListaDeOpcoes<V>): Coluna<{ tipo: string }> => ({
      chave: 'tipo',
      titulo: t('tipo'),
      ordenavel: true,
      render: (linha) => rotuloDe(lista, linha.tipo as V, idioma),
    }),
    emUso: <C extends 'ativo' | 'ativa'>(chave: C, { principal = true } = {}): Coluna<Record<C, boolean>> => ({
      chave,
      titulo: t('situacao'),
      principal,
      render: (linha) => <Etiqueta tom={linha[chave] ? 'sucesso' : 'neutro'}>{linha[chave] ? t('ativo') : t('inativo')}</Etiqueta>,
    }),
  };
}
