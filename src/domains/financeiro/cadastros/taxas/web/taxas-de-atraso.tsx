import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { taxasApi as api } from '#domains/financeiro/cadastros/api-taxas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { useColunasComuns, useColunasDeVigencia } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioTaxa = lazy(() => import('./formulario-taxa.tsx'));

/** Fine and interest for paying late: dated rows, the newest that started rules. */
export function TaxasDeAtraso({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const vigencia = useColunasDeVigencia();
  return (
    <Registro
      tela="taxas"
      abas={abas}
      titulo={t('multa')}
      api={api}
      rotuloNovo={t('novaTaxa')}
      nomeDe={(x) => x.nome}
      ordemPadrao={{ campo: 'vigenteDesde', ascendente: false }}
      colunas={[
        comuns.nome('nome'),
        { chave: 'multaPercentual', titulo: t('multa'), alinhamento: 'direita', render: (x) => escreverTaxa(x.multaPercentual) },
        { chave: 'jurosPercentualMes', titulo: t('juros'), alinhamento: 'direita', render: (x) => escreverTaxa(x.jurosPercentualMes) },
        ...vigencia,
      ]}
      Formulario={FormularioTaxa}
    />
  );
}
