import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarValor } from '#shared/dinheiro.ts';
import { taxasServicoApi as api } from '#domains/financeiro/cadastros/api-taxas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns, useColunasDeVigencia } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioTaxaServico = lazy(() => import('./formulario-taxa-servico.tsx'));

/** Fixed fees of services: rows dated by name, the newest of a name that started rules. */
export default function TaxasDeServico({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const vigencia = useColunasDeVigencia({ principal: false });
  return (
    <Registro
      tela="taxas"
      abas={abas}
      sobre={t('taxaServicoSobre')}
      titulo={t('aba.servicos')}
      api={api}
      rotuloNovo={t('novaTaxaServico')}
      nomeDe={(x) => x.nome}
      filtros={[{ chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa', fixo: true }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[
        comuns.nome('nome'),
        {
          chave: 'valorCentavos',
          titulo: t('valor'),
          ordenavel: 'valor',
          alinhamento: 'direita',
          principal: true,
          render: (x) => formatarValor(x.valorCentavos),
        },
        ...vigencia,
      ]}
      Formulario={FormularioTaxaServico}
    />
  );
}
