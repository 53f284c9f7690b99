import { decimalNaTela } from '#platform/web/decimais.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { frequenciaApi } from '../api.ts';
import { textosFrequencia } from '../texts.ts';
import estilo from './frequencia.module.css';

type Frequencia = RespostaCliente<typeof frequenciaApi.obterFrequenciaDaTurma>['alunos'][number];

const emPorCento = (valor: string): string => `${decimalNaTela(valor, 2)}%`;

/** Beside the name: the share of presence so far, and how many absences the year still bears. */
export function FrequenciaDoAluno({ frequencia: { ano, disciplina } }: { frequencia: Frequencia }) {
  const t = useTextos(textosFrequencia);
  if (ano.percentual === null) return <small className="suave">{t('semFrequencia')}</small>;
  const partes = [
    t('frequencia', { percentual: emPorCento(ano.percentual) }),
    ...(disciplina && disciplina.percentual !== null ? [t('naDisciplina', { percentual: emPorCento(disciplina.percentual) })] : []),
    ...(ano.restam === null ? [] : [ano.restam < 0 ? t('passou', { n: -ano.restam }) : t('aindaPode', { n: ano.restam })]),
  ];
  return (
    <small className={estilo.frequencia} data-nivel={ano.nivel ?? undefined}>
      {partes.join(' · ')}
    </small>
  );
}
