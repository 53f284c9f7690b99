import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoNumero, camposDe, CampoTaxa, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { acordosApi as api } from '../api.ts';
import { regrasEsquema } from '../esquemas.ts';
import { textosAcordo } from '../texts.ts';

const campo = camposDe<typeof regrasEsquema>();

const FORMULARIO = 'regras-de-acordo';

/** The school's rules for agreements made from now on. */
export function RegrasDeAcordo({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosAcordo);
  const { data, error, refetch } = useConsulta(api.regrasDeAcordo, {});
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('regras')} rodape={<BotaoSalvar formulario={FORMULARIO} />}>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={3} />}
      {data && (
        <Formulario
          id={FORMULARIO}
          esquema={regrasEsquema}
          valoresIniciais={data}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(api.salvarRegrasDeAcordo, { body }, { chaveIdempotencia })}
          aposSalvar={() => {
            avisar.sucesso(t('regrasSalvas'));
            void invalidar(api.regrasDeAcordo);
            aoFechar();
          }}
        >
          <p>{t('regrasTexto')}</p>
          <EmColunas>
            <CampoNumero nome={campo('diasParaQuebra')} rotulo={t('diasParaQuebra')} colunas={4} autoFoco />
            <CampoNumero nome={campo('maximoParcelas')} rotulo={t('maximoParcelas')} colunas={4} />
            <CampoTaxa nome={campo('entradaMinimaPercentual')} rotulo={t('entradaMinima')} colunas={4} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
