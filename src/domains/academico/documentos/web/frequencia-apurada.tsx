import { isDataCivil } from '#shared/datas.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { camposDe, CampoTaxa, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { documentosApi as api } from '../api.ts';
import type { esquemaEmissao } from '../esquemas.ts';
import { textosDocumentos } from '../texts.ts';

const campo = camposDe<typeof esquemaEmissao>();

/** What the diary says of the days that were typed; only where it says nothing is the figure asked for. */
export function FrequenciaApurada({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosDocumentos);
  const [de, ate] = [String(useValor(campo('frequencia.de')) ?? ''), String(useValor(campo('frequencia.ate')) ?? '')];
  const ativa = isDataCivil(de) && isDataCivil(ate) && de <= ate;
  const { data } = useConsulta(api.apurarFrequencia, { query: { MatriculaId: matriculaId, De: de, Ate: ate } }, { ativa });
  if (!ativa || !data) return null;
  if (!data.apurada)
    return <CampoTaxa nome={campo('frequencia.percentual')} rotulo={t('percentual')} colunas={4} obrigatorio dica={t('dicaPercentual')} />;
  const { percentual, faltas, justificadas, dadas, controle } = data.apurada;
  const params = { percentual: decimalNaTela(percentual, 2), faltas: faltas + justificadas, dadas };
  return (
    <p role="status" style={{ gridColumn: '1 / -1' }}>
      {t(controle === 'por_dia' ? 'doDiarioPorDia' : 'doDiario', params)}
    </p>
  );
}
