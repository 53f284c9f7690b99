import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formasPagamentoApi as api } from '#domains/financeiro/cadastros/api.ts';
import { tiposFormaPagamento } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioFormaPagamento = lazy(() => import('./formulario-forma-pagamento.tsx'));

/** How the school is paid, and into which account. */
export default function FormasPagamentoPage() {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const tipos = useOpcoes(tiposFormaPagamento);
  return (
    <Registro
      tela="formas-pagamento"
      titulo={t('nome')}
      api={api}
      rotuloNovo={t('novaForma')}
      nomeDe={(f) => f.nome}
      filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[
        comuns.nome('nome'),
        comuns.tipo(tiposFormaPagamento),
        { chave: 'contaBancariaNome', titulo: t('contaDestino'), ordenavel: 'conta' },
        { chave: 'diasLiquidacao', titulo: t('diasLiquidacao'), alinhamento: 'direita' },
        comuns.emUso('ativa'),
      ]}
      Formulario={FormularioFormaPagamento}
    />
  );
}
