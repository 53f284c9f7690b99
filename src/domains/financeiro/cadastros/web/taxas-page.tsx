import { lazy, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { formatarData, hojeEm } from '#shared/datas.ts';
import { taxasApi as api } from '../api.ts';
import { textosCadastros } from '../texts.ts';
import { escreverTaxa } from './escrever.ts';
import { useColunasComuns } from './colunas.tsx';
import { Registro } from './registro.tsx';

const FormularioTaxa = lazy(() => import('./formulario-taxa.tsx'));

/** Fine and interest for paying late: dated rows, the newest that started rules. */
export default function TaxasPage() {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const [hoje] = useState(() => hojeEm(new Date(), 'America/Belem'));
  return (
    <Registro
      tela="taxas"
      titulo={t('multa')}
      api={api}
      rotuloNovo={t('novaTaxa')}
      nomeDe={(x) => x.nome}
      ordemPadrao={{ campo: 'vigenteDesde', ascendente: false }}
      colunas={[
        comuns.nome('nome'),
        { chave: 'multaPercentual', titulo: t('multa'), alinhamento: 'direita', render: (x) => escreverTaxa(x.multaPercentual) },
        { chave: 'jurosPercentualMes', titulo: t('juros'), alinhamento: 'direita', render: (x) => escreverTaxa(x.jurosPercentualMes) },
        {
          chave: 'vigenteDesde',
          titulo: t('vigenteDesde'),
          ordenavel: true,
          alinhamento: 'direita',
          render: (x) => formatarData(x.vigenteDesde),
        },
        {
          chave: 'vigenteAte',
          titulo: t('vigenteAte'),
          alinhamento: 'direita',
          render: (x) => (x.vigenteAte ? formatarData(x.vigenteAte) : '—'),
        },
        {
          chave: 'situacao',
          titulo: t('situacao'),
          principal: true,
          render: (x) =>
            x.vigenteDesde > hoje ? (
              <Etiqueta tom="aberto">{t('futura')}</Etiqueta>
            ) : x.vigenteAte && x.vigenteAte < hoje ? (
              <Etiqueta>{t('encerrada')}</Etiqueta>
            ) : (
              <Etiqueta tom="sucesso">{t('vigente')}</Etiqueta>
            ),
        },
      ]}
      Formulario={FormularioTaxa}
    />
  );
}
