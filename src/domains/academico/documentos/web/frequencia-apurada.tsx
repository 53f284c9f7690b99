import { useEffect } from 'react';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { camposDe, CampoTaxa, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { documentosApi as api } from '../api.ts';
import type { esquemaEmissao } from '../esquemas.ts';
import { textosDocumentos } from '../texts.ts';

const campo = camposDe<typeof esquemaEmissao>();

/** What the diary says of the days that were typed; where it says nothing, or of a part of them alone, the figure may be typed. */
export function FrequenciaApurada({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosDocumentos);
  const [de, ate] = [String(useValor(campo('frequencia.de')) ?? ''), String(useValor(campo('frequencia.ate')) ?? '')];
  const ativa = isDataCivil(de) && isDataCivil(ate) && de <= ate;
  const { data } = useConsulta(api.apurarFrequencia, { query: { MatriculaId: matriculaId, De: de, Ate: ate } }, { ativa });
  const { definir } = useFormulario();
  // A figure that was typed for other days goes with its field.
  const sobra = (useValor(campo('frequencia.percentual')) ?? null) !== null && ativa && data?.apurada?.cobre === true;
  useEffect(() => {
    if (sobra) definir(campo('frequencia.percentual'), null);
  }, [sobra, definir]);
  if (!ativa || !data) return null;
  const digitado = (dica: string, obrigatorio: boolean) => (
    <CampoTaxa nome={campo('frequencia.percentual')} rotulo={t('percentual')} colunas={4} obrigatorio={obrigatorio} dica={dica} />
  );
  if (!data.apurada) return digitado(t('dicaPercentual'), true);
  const { apurada } = data;
  const params = {
    de: formatarData(apurada.de),
    ate: formatarData(apurada.ate),
    percentual: decimalNaTela(apurada.percentual, 2),
    faltas: apurada.faltas + apurada.justificadas,
    dadas: apurada.dadas,
  };
  return (
    <>
      <p role="status" style={{ gridColumn: '1 / -1' }}>
        {t(apurada.controle === 'por_dia' ? 'doDiarioPorDia' : 'doDiario', params)}{' '}
        {apurada.deOrigem && `${t('daOrigem', apurada.deOrigem)} `}
        {apurada.cobre && t('eODaDeclaracao')}
      </p>
      {!apurada.cobre && digitado(t('dicaPercentualParcial'), false)}
    </>
  );
}
