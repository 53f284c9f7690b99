import { textosConferencia } from '#domains/mudanca/texts.ts';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import {
  BotaoSalvar,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  dentro,
  Formulario,
  ListaDeCampos,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { totaisAntigos } from '../esquemas.ts';
import { conferenciaDaMudancaApi as api } from '../api.ts';
import type { ConferenciaNaTela } from './conferencia-na-tela.ts';
import { valoresDosTotais } from './valores.ts';

const campo = camposDe<typeof totaisAntigos>();

/** What the old system adds up to: a line for all that came in, and others for what did not. */
export default function TotaisAntigos({ conferencia, aoFechar }: { conferencia: ConferenciaNaTela; aoFechar: () => void }) {
  const t = useTextos(textosConferencia);
  const { idioma } = useIdioma();
  const tipos = tiposDaMudanca.map((tipo) => ({ valor: tipo.valor, rotulo: tipo[idioma] }));
  return (
    <Janela aberta tamanho="larga" titulo={t('digitar')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario="totais-antigos" />}>
      <Formulario
        id="totais-antigos"
        esquema={totaisAntigos}
        valoresIniciais={valoresDosTotais(conferencia)}
        valoresDoConflito={(detalhe) => valoresDosTotais(detalhe as ConferenciaNaTela)}
        aoSalvar={(body) => chamar(api.guardarTotais, { body })}
        aposSalvar={() => {
          void envelhecer('Mudanca/conferencia');
          aoFechar();
        }}
      >
        <ListaDeCampos
          nome={campo('totais')}
          rotulo={t('totais')}
          nomeDoItem={(i) => t('linha', { n: i + 1 })}
          rotuloAdicionar={t('outra')}
          novo={() => ({ grupo: 'matriculas', chave: '', quantidade: null, valorCentavos: null })}
          maximo={1_000}
        >
          {(item) => (
            <>
              <CampoSelecao nome={dentro(item, 'grupo')} rotulo={t('tipo')} opcoes={tipos} colunas={3} />
              <CampoTexto nome={dentro(item, 'chave')} rotulo={t('chave')} dica={t('chaveDica')} maximo={120} colunas={4} />
              <CampoNumero nome={dentro(item, 'quantidade')} rotulo={t('quantidade')} casas={0} colunas={2} />
              <CampoDinheiro nome={dentro(item, 'valorCentavos')} rotulo={t('valor')} colunas={3} />
            </>
          )}
        </ListaDeCampos>
      </Formulario>
    </Janela>
  );
}
