import {
  CampoData,
  camposDe,
  CampoSelecao,
  CampoTexto,
  CampoTextoLongo,
  dentro,
  EmColunas,
  Formulario,
  ListaDeCampos,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { esquemaReuniao, OBSERVACOES_MAXIMO } from '#domains/academico/fechamento/conselho/esquemas.ts';
import { papeisNoConselho } from '#domains/academico/fechamento/conselho/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';

const campo = camposDe<typeof esquemaReuniao>();

/** The meeting: when, who takes part, and what was talked about in general. */
export default function Reuniao({ id, escreve, aoFechar }: { id: number; escreve: boolean; aoFechar: () => void }) {
  const t = useTextos(textosConselho);
  const papeis = useOpcoes(papeisNoConselho);
  const consulta = useRegistro(conselhoApi.obterConselho, { params: { id } });
  const lido = consulta.data;
  return (
    <JanelaDeRegistro titulo={t('reuniao')} tamanho="larga" consulta={consulta} somenteLeitura={!escreve} aoFechar={aoFechar}>
      {lido && (
        <Formulario
          id={FORMULARIO}
          esquema={esquemaReuniao}
          valoresIniciais={{
            id,
            versao: lido.versao,
            dataConselho: lido.dataConselho,
            participantes: lido.participantes,
            observacoes: lido.observacoes,
          }}
          somenteLeitura={!escreve}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(conselhoApi.editarConselho, { body }, { chaveIdempotencia })}
          aposSalvar={() => {
            avisar.sucesso(t('reuniaoSalva'));
            void envelhecer('Conselho');
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoData nome={campo('dataConselho')} rotulo={t('dataConselho')} colunas={4} />
          </EmColunas>
          <ListaDeCampos
            nome={campo('participantes')}
            rotulo={t('participantes')}
            nomeDoItem={(i) => t('participante', { n: i + 1 })}
            rotuloAdicionar={t('incluirParticipante')}
            novo={() => ({ nome: '', papel: 'docente', detalhe: null })}
            maximo={60}
          >
            {(participante) => (
              <>
                <CampoTexto nome={dentro(participante, 'nome')} rotulo={t('nome')} colunas={5} maximo={120} />
                <CampoSelecao nome={dentro(participante, 'papel')} rotulo={t('papel')} colunas={3} opcoes={papeis} />
                <CampoTexto nome={dentro(participante, 'detalhe')} rotulo={t('detalhe')} colunas={4} maximo={200} />
              </>
            )}
          </ListaDeCampos>
          <EmColunas>
            <CampoTextoLongo
              nome={campo('observacoes')}
              rotulo={t('observacoesGerais')}
              colunas={12}
              linhas={5}
              maximo={OBSERVACOES_MAXIMO}
            />
          </EmColunas>
        </Formulario>
      )}
    </JanelaDeRegistro>
  );
}
