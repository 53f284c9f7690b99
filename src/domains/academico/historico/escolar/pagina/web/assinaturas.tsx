import { camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { historicoEscolarApi as api } from '#domains/academico/historico/escolar/api.ts';
import { esquemaConfiguracao } from '#domains/academico/historico/escolar/esquemas.ts';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';

const campo = camposDe<typeof esquemaConfiguracao>();

/** Who signs the next transcripts, and by which acts the school works. */
export default function Assinaturas({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosHistoricoEscolar);
  const consulta = useRegistro(api.obterConfiguracao, {});
  return (
    <JanelaDeRegistro titulo={t('assinaturas')} consulta={consulta} aoFechar={aoFechar}>
      <p className="suave">{t('assinaturasTexto')}</p>
      {consulta.data && (
        <Formulario
          id={FORMULARIO}
          esquema={esquemaConfiguracao}
          valoresIniciais={consulta.data}
          aoSalvar={(_, body) => chamar(api.salvarConfiguracao, { body })}
          aposSalvar={() => {
            avisar.sucesso(t('assinaturasSalvas'));
            void envelhecer('HistoricoEscolar');
            aoFechar();
          }}
          valoresDoConflito={(detalhe) => detalhe as NonNullable<typeof consulta.data>}
        >
          <EmColunas>
            <CampoTexto nome={campo('diretorNome')} rotulo={t('diretor')} colunas={7} maximo={120} autoFoco />
            <CampoTexto nome={campo('diretorRegistro')} rotulo={t('registro')} colunas={5} maximo={60} />
            <CampoTexto nome={campo('secretarioNome')} rotulo={t('secretario')} colunas={7} maximo={120} />
            <CampoTexto nome={campo('secretarioRegistro')} rotulo={t('registro')} colunas={5} maximo={60} />
            <CampoTexto nome={campo('mantenedora')} rotulo={t('mantenedora')} colunas={12} maximo={150} />
            <CampoTexto nome={campo('atos')} rotulo={t('atos')} colunas={12} maximo={500} />
          </EmColunas>
        </Formulario>
      )}
    </JanelaDeRegistro>
  );
}
