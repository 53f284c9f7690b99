import { lazy } from 'react';
import { chamar } from '#platform/web/api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { formasPagamentoApi as api } from '../api.ts';
import { tiposFormaPagamento } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { Registro } from './registro.tsx';
import { useLinhas, useOpcoes } from './usar-lista.ts';

const FormularioFormaPagamento = lazy(() => import('./formulario-forma-pagamento.tsx'));

/** How the school is paid, and into which account. */
export default function FormasPagamentoPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const tipos = useOpcoes(tiposFormaPagamento);
  return (
    <Registro
      tela="formas-pagamento"
      titulo={t('nome')}
      endpoint={api.listar}
      exportar={api.exportar}
      linhas={useLinhas(api.listar)}
      rotuloNovo={t('novaForma')}
      nomeDe={(f) => f.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (f) => rotuloDe(tiposFormaPagamento, f.tipo, idioma) },
        { chave: 'contaBancariaNome', titulo: t('contaDestino'), ordenavel: 'conta' },
        { chave: 'diasLiquidacao', titulo: t('diasLiquidacao'), alinhamento: 'direita' },
        {
          chave: 'ativa',
          titulo: t('situacao'),
          principal: true,
          render: (f) => <Etiqueta tom={f.ativa ? 'sucesso' : 'neutro'}>{f.ativa ? t('ativo') : t('inativo')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioFormaPagamento}
    />
  );
}
