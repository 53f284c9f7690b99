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
import { acertarConsulta, invalidar } from '#platform/web/rede/consultas.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { esquemaReuniao, OBSERVACOES_MAXIMO } from '#domains/academico/fechamento/conselho/esquemas.ts';
import { papeisNoConselho } from '#domains/academico/fechamento/conselho/situacoes.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import type { ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

const campo = camposDe<typeof esquemaReuniao>();

/** The meeting: when, who takes part, and what was talked about in general. */
export default function Reuniao({ conselho, escreve, aoFechar }: { conselho: ConselhoNaTela; escreve: boolean; aoFechar: () => void }) {
  const t = useTextos(textosConselho);
  const papeis = useOpcoes(papeisNoConselho);
  const { id, versao, dataConselho, participantes, observacoes } = conselho;
  return (
    <JanelaDeRegistro titulo={t('reuniao')} tamanho="larga" somenteLeitura={!escreve} aoFechar={aoFechar}>
      <Formulario
        id={FORMULARIO}
        esquema={esquemaReuniao}
        valoresIniciais={{ id, versao, dataConselho, participantes, observacoes }}
        somenteLeitura={!escreve}
        aoSalvar={async (_, body, chaveIdempotencia) => {
          const gravado = await chamar(conselhoApi.editarConselho, { body }, { chaveIdempotencia });
          acertarConsulta(conselhoApi.obterConselho, { params: { id } }, (antes) => ({ ...antes, ...body, ...gravado }));
        }}
        aposSalvar={() => {
          avisar.sucesso(t('reuniaoSalva'));
          void invalidar(conselhoApi.listarConselhos);
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
    </JanelaDeRegistro>
  );
}
