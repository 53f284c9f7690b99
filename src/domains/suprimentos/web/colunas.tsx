import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import type { Coluna } from '#platform/web/tabela/index.ts';
import { textosEstoque } from '../texts.ts';

/** The columns that every register of the storeroom has: its name, and whether it is in use. */
export function useColunasDoEstoque() {
  const t = useTextos(textosEstoque);
  return {
    nome: { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true } satisfies Coluna<{ nome: string }>,
    emUso: {
      chave: 'ativo',
      titulo: t('situacao'),
      principal: true,
      render: (linha: { ativo: boolean }) => (
        <Etiqueta tom={linha.ativo ? 'sucesso' : 'neutro'}>{t(linha.ativo ? 'ativo' : 'inativo')}</Etiqueta>
      ),
    } satisfies Coluna<{ ativo: boolean }>,
  };
}
