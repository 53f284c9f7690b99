import { lazy, type ReactNode } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { categoriasApi, centrosCustoApi } from '#domains/financeiro/cadastros/api-classificacoes.ts';
import { sentidos } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioCategoria = lazy(() => import('./formulario-categoria.tsx'));
const FormularioCentroCusto = lazy(() => import('./formulario-centro-custo.tsx'));

/** Categories of money that moves, as a part of the screen of entries. */
export function Categorias({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const { idioma } = useIdioma();
  const opcoes = useOpcoes(sentidos);
  return (
    <Registro
      tela="financeiro-lancamentos"
      abas={abas}
      titulo={t('categoria')}
      api={categoriasApi}
      rotuloNovo={t('novaCategoria')}
      nomeDe={(c) => c.nome}
      filtros={[{ chave: 'sentido', rotulo: t('sentido'), tipo: 'selecao', campo: 'Sentido', fixo: true, opcoes }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[
        comuns.nome('nome'),
        { chave: 'sentido', titulo: t('sentido'), ordenavel: true, render: (c) => rotuloDe(sentidos, c.sentido, idioma) },
        comuns.emUso('ativo'),
      ]}
      Formulario={FormularioCategoria}
    />
  );
}

/** Cost centres, as a part of the screen of entries. */
export function CentrosCusto({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  return (
    <Registro
      tela="financeiro-lancamentos"
      abas={abas}
      titulo={t('centroCusto')}
      api={centrosCustoApi}
      rotuloNovo={t('novoCentro')}
      nomeDe={(c) => c.nome}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[comuns.nome('nome'), comuns.emUso('ativo')]}
      Formulario={FormularioCentroCusto}
    />
  );
}
