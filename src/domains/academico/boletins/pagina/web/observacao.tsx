import { camposDe, CampoTextoLongo, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { esquemaObservacao, OBSERVACAO_MAXIMO, pareceresApi } from '#domains/academico/diario/pareceres/api.ts';
import { boletinsApi } from '#domains/academico/boletins/api.ts';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';

const campo = camposDe<typeof esquemaObservacao>();
type Props = {
  matriculaId: number;
  etapa: { id: number; nome: string };
  atual: { texto: string; versao: number } | null;
  aoFechar: () => void;
};

/** What is said of the student as a whole in an etapa. */
export default function EscreverObservacao({ matriculaId, etapa, atual, aoFechar }: Props) {
  const t = useTextos(textosBoletins);
  return (
    <JanelaDeRegistro titulo={t(atual ? 'editarObservacao' : 'escreverObservacao', { etapa: etapa.nome })} aoFechar={aoFechar}>
      <Formulario
        id={FORMULARIO}
        esquema={esquemaObservacao}
        valoresIniciais={{ matriculaId, etapaId: etapa.id, versao: atual?.versao ?? 0, texto: atual?.texto ?? '' }}
        guarda={false}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(pareceresApi.gravarObservacao, { body }, { chaveIdempotencia })}
        aposSalvar={() => {
          avisar.sucesso(t('salva'));
          void invalidar(boletinsApi.obterBoletim);
          aoFechar();
        }}
      >
        <EmColunas>
          <CampoTextoLongo nome={campo('texto')} rotulo={t('observacao')} colunas={12} maximo={OBSERVACAO_MAXIMO} />
        </EmColunas>
      </Formulario>
    </JanelaDeRegistro>
  );
}
