import { lazy, type ReactNode } from 'react';
import { chamar } from '#platform/web/api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { categoriasApi, centrosCustoApi } from '../api-classificacoes.ts';
import { sentidos } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { Registro } from './registro.tsx';
import { useLinhas, useOpcoes } from './usar-lista.ts';

const FormularioCategoria = lazy(() => import('./formulario-categoria.tsx'));
const FormularioCentroCusto = lazy(() => import('./formulario-centro-custo.tsx'));

/** Categories of money that moves, as a part of the screen of entries. */
export function Categorias({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const opcoes = useOpcoes(sentidos);
  return (
    <Registro
      tela="financeiro-lancamentos"
      abas={abas}
      titulo={t('categoria')}
      endpoint={categoriasApi.listar}
      exportar={categoriasApi.exportar}
      linhas={useLinhas(categoriasApi.listar)}
      rotuloNovo={t('novaCategoria')}
      nomeDe={(c) => c.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      filtros={[{ chave: 'sentido', rotulo: t('sentido'), tipo: 'selecao', campo: 'Sentido', fixo: true, opcoes }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      excluir={({ id }) => chamar(categoriasApi.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'sentido', titulo: t('sentido'), ordenavel: true, render: (c) => rotuloDe(sentidos, c.sentido, idioma) },
        { chave: 'ativo', titulo: t('situacao'), principal: true, render: (c) => <Ativo ativo={c.ativo} /> },
      ]}
      Formulario={FormularioCategoria}
    />
  );
}

/** Cost centres, as a part of the screen of entries. */
export function CentrosCusto({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  return (
    <Registro
      tela="financeiro-lancamentos"
      abas={abas}
      titulo={t('centroCusto')}
      endpoint={centrosCustoApi.listar}
      exportar={centrosCustoApi.exportar}
      linhas={useLinhas(centrosCustoApi.listar)}
      rotuloNovo={t('novoCentro')}
      nomeDe={(c) => c.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      excluir={({ id }) => chamar(centrosCustoApi.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'ativo', titulo: t('situacao'), principal: true, render: (c) => <Ativo ativo={c.ativo} /> },
      ]}
      Formulario={FormularioCentroCusto}
    />
  );
}

function Ativo({ ativo }: { ativo: boolean }) {
  const t = useTextos(textosCadastros);
  return <Etiqueta tom={ativo ? 'sucesso' : 'neutro'}>{ativo ? t('ativo') : t('inativo')}</Etiqueta>;
}
