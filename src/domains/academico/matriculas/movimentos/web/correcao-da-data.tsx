import { chamar } from '#platform/web/rede/api.ts';
import { CampoData, camposDe, CampoTextoLongo } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { matriculasMovimentosApi } from '../api.ts';
import { esquemaCorrecaoDaData } from '#domains/academico/matriculas/esquemas-movimentos.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { Moldura, type PropsDoAto } from './moldura.tsx';

const campo = camposDe<typeof esquemaCorrecaoDaData>();

/** The day on which the enrollment begins was recorded wrong; what happened since stays where it happened. */
export function CorrecaoDaData(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const { id, versao, aluno, dataMatricula } = props.matricula;
  return (
    <Moldura
      {...props}
      ato="correcaoDaData"
      consequencia={t('efeito_correcaoDaData', { nome: aluno.nome, data: formatarData(dataMatricula) })}
      esquema={esquemaCorrecaoDaData}
      iniciais={{ versao, dataMatricula, motivo: '' }}
      enviar={(body, chaveIdempotencia) =>
        chamar(matriculasMovimentosApi.corrigirDataDaMatricula, { params: { id }, body }, { chaveIdempotencia })
      }
    >
      <CampoData nome={campo('dataMatricula')} rotulo={t('dataCerta')} colunas={6} />
      <CampoTextoLongo nome={campo('motivo')} rotulo={t('motivo')} maximo={500} linhas={2} />
    </Moldura>
  );
}
