import { BotaoSalvar, CampoDinheiro, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useComando, useRegistro } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { textosPagar } from '../../texts.ts';
import { aprovacaoApi } from '../api.ts';
import { regrasEsquema } from '../esquemas.ts';

const campo = camposDe<typeof regrasEsquema>();
const FORMULARIO = 'regra-de-aprovacao';

/** Above which amount a second person approves. */
export function RegraDeAprovacao({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosPagar);
  const consulta = useRegistro(aprovacaoApi.obterRegras, {});
  const salvar = useComando(aprovacaoApi.salvarRegras, { invalida: [aprovacaoApi.obterRegras] });
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('regras')}
      rodape={consulta.data && <BotaoSalvar formulario={FORMULARIO} rotulo={t('salvar')} />}
    >
      <p>{t('regrasTexto')}</p>
      {consulta.error && !consulta.data && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!consulta.data && !consulta.error && <Esqueleto linhas={2} />}
      {consulta.data && (
        <Formulario
          id={FORMULARIO}
          esquema={regrasEsquema}
          valoresIniciais={consulta.data}
          valoresDoConflito={(detalhe) => detalhe as RespostaCliente<typeof aprovacaoApi.obterRegras>}
          aoSalvar={(_, body) => salvar.mutateAsync({ body })}
          aposSalvar={() => {
            avisar.sucesso(t('regraSalva'));
            aoFechar();
          }}
        >
          <EmColunas>
            <CampoDinheiro nome={campo('aprovacaoAcimaCentavos')} rotulo={t('aprovacaoAcima')} colunas={6} autoFoco />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
