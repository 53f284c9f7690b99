import { CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { esquemaAbertura } from '#domains/academico/fechamento/conselho/esquemas.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import type { TurmaNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

const campo = camposDe<typeof esquemaAbertura>();
type Props = { turma: TurmaNaTela; etapaId: number | null; aoFechar: () => void };

/** Opens a council, and goes to it. */
export default function AbrirConselho({ turma, etapaId, aoFechar }: Props) {
  const t = useTextos(textosConselho);
  const irPara = useIrPara();
  const etapa = turma.etapas.find(({ id }) => id === etapaId)?.nome ?? t('doAno');
  return (
    <JanelaDeRegistro titulo={t('abrirTitulo', { turma: turma.nome, etapa })} aoFechar={aoFechar}>
      <p>{t('abrirTexto')}</p>
      <Formulario
        id={FORMULARIO}
        esquema={esquemaAbertura}
        valoresIniciais={{ turmaId: turma.id, etapaId, dataConselho: hojeNaEscola() }}
        guarda={false}
        aoSalvar={async (_, body, chaveIdempotencia) => {
          const { id } = await chamar(conselhoApi.abrirConselho, { body }, { chaveIdempotencia });
          await invalidar(conselhoApi.listarConselhos);
          await irPara('conselho-de-classe', { id }, {}, { substituir: true });
        }}
      >
        <EmColunas>
          <CampoData nome={campo('dataConselho')} rotulo={t('dataConselho')} colunas={12} />
        </EmColunas>
      </Formulario>
    </JanelaDeRegistro>
  );
}
