import { CampoTexto, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { origemApi } from '../api.ts';
import { esquemaOrigem } from '../esquemas.ts';
import { textosOrigem } from '../texts.ts';
import { type Origem, valoresDaOrigem } from './valores.ts';
import { QuadroDaOrigem } from './quadro.tsx';

const campo = camposDe<typeof esquemaOrigem>();
type Props = { matriculaId: number; aoFechar: () => void };

/** What a student brought from the school where he began the year: which school, the averages of the etapas that began before his entry, and his attendance. */
export default function JanelaDaOrigem({ matriculaId, aoFechar }: Props) {
  const t = useTextos(textosOrigem);
  const { pode } = useSessao();
  const consulta = useRegistro(origemApi.obterOrigem, { params: { matriculaId } });
  const origem = consulta.data;
  const somenteLeitura = origem?.fechada === true || !pode('notas-de-origem', 'editar');
  return (
    <JanelaDeRegistro
      titulo={origem ? t('tituloDe', { aluno: origem.aluno }) : t('titulo')}
      tamanho="larga"
      consulta={consulta}
      somenteLeitura={somenteLeitura}
      aoFechar={aoFechar}
    >
      {origem && (
        <>
          {origem.fechada && <p role="note">{t('fechada', { turma: origem.turma.nome })}</p>}
          <Formulario
            id={FORMULARIO}
            esquema={esquemaOrigem}
            somenteLeitura={somenteLeitura}
            valoresIniciais={valoresDaOrigem(origem)}
            valoresDoConflito={(detalhe) => valoresDaOrigem(detalhe as Origem)}
            aoSalvar={(_, body, chaveIdempotencia) =>
              chamar(origemApi.gravarOrigem, { params: { matriculaId }, body }, { chaveIdempotencia })
            }
            aposSalvar={() => {
              avisar.sucesso(t('salvas'));
              void envelhecer('NotaDeOrigem', 'DiarioNota', 'Frequencia', 'Boletim', 'Fechamento', 'Matricula');
              aoFechar();
            }}
          >
            <EmColunas>
              <CampoTexto nome={campo('escola')} rotulo={t('escola')} colunas={6} maximo={150} />
              <CampoTexto nome={campo('documento')} rotulo={t('documento')} colunas={6} maximo={150} placeholder={t('documentoExemplo')} />
            </EmColunas>
            <QuadroDaOrigem origem={origem} />
          </Formulario>
        </>
      )}
    </JanelaDeRegistro>
  );
}
