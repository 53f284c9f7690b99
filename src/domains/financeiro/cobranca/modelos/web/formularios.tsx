import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, envelhecer } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  CampoTextoLongo,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { FORMULARIO, JanelaDeRegistro } from '#platform/web/registro/janela-de-registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { cobrancaModelosApi } from '../api.ts';
import { termos } from '#domains/financeiro/cobranca/carta.ts';
import { degrauEsquema, modeloEsquema, novoDegrauEsquema, novoModeloEsquema } from '../esquemas.ts';
import { canais } from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import estilo from '#domains/financeiro/cobranca/web/cobranca.module.css';
import type { DegrauLido, Modelo } from './tipos.ts';

const doModelo = camposDe<typeof novoModeloEsquema>();
const doDegrau = camposDe<typeof novoDegrauEsquema>();

const exemplo =
  'Prezado(a) {{responsavel}},\n\nConstam em aberto até {{data}} os títulos abaixo:\n\n{{titulos}}\n\nO total nesta data é {{total}}. Pedimos o contato até {{prazo}} para pagar ou combinar o pagamento: {{contato}}.\n\nComo pagar:\n\n{{pagamento}}\n\nSe o pagamento já foi feito, desconsidere esta carta.\n\n{{escola}}';

/** The text of a letter, with the guide of its terms and of what it may not say. */
export function ModeloAberto({ modelo, aoFechar }: { modelo: Modelo | null; aoFechar: () => void }) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const comum = {
    id: FORMULARIO,
    somenteLeitura: !pode('cobranca', 'editar'),
    aposSalvar: () => {
      avisar.sucesso(t('salvo'));
      void Promise.all([invalidar(cobrancaModelosApi.modelos), invalidar(cobrancaModelosApi.degraus)]);
      aoFechar();
    },
  };
  const campos = (
    <>
      <EmColunas>
        <CampoTexto nome={doModelo('nome')} rotulo={t('nome')} colunas={6} maximo={80} autoFoco />
        <CampoAlternar nome={doModelo('ativo')} rotulo={t('ativo')} colunas={6} />
        <CampoTexto nome={doModelo('assunto')} rotulo={t('assunto')} colunas={12} maximo={120} />
        <CampoTextoLongo nome={doModelo('corpo')} rotulo={t('corpo')} colunas={12} maximo={5000} linhas={12} />
      </EmColunas>
      <CampoTexto nome={doModelo('ressalva')} rotulo={t('ressalva')} colunas={12} maximo={300} />
      <p className={estilo.meta}>{t('ressalvaTexto')}</p>
      <p className={estilo.meta}>{t('limites')}</p>
      <h3>{t('termos')}</h3>
      <dl className={estilo.termos}>
        {termos.map((termo) => (
          <div key={termo.termo} style={{ display: 'contents' }}>
            <dt>
              <code>{`{{${termo.termo}}}`}</code>
            </dt>
            <dd>{termo[idioma]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <JanelaDeRegistro titulo={modelo?.nome ?? t('novoModelo')} tamanho="larga" somenteLeitura={comum.somenteLeitura} aoFechar={aoFechar}>
      <FormularioDeRegistro
        {...comum}
        novo={{
          esquema: novoModeloEsquema,
          valores: { nome: '', assunto: '', corpo: exemplo, ativo: true, ressalva: null },
          enviar: (body, chaveIdempotencia) => chamar(cobrancaModelosApi.criarModelo, { body }, { chaveIdempotencia }),
        }}
        edicao={
          modelo && {
            esquema: modeloEsquema,
            valores: {
              nome: modelo.nome,
              assunto: modelo.assunto,
              corpo: modelo.corpo,
              ativo: modelo.ativo,
              ressalva: modelo.ressalva,
              versao: modelo.versao,
            },
            enviar: (body, chaveIdempotencia) =>
              chamar(cobrancaModelosApi.editarModelo, { params: { id: modelo.id }, body }, { chaveIdempotencia }),
          }
        }
      >
        {campos}
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}

/** One step of the ladder: how late, by which way, with which text. */
export function DegrauAberto({
  degrau,
  modelos,
  aoFechar,
}: {
  degrau: DegrauLido | null;
  modelos: readonly Modelo[];
  aoFechar: () => void;
}) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const comum = {
    id: FORMULARIO,
    somenteLeitura: !pode('cobranca', 'editar'),
    aposSalvar: () => {
      avisar.sucesso(t('salvo'));
      void Promise.all([invalidar(cobrancaModelosApi.degraus), envelhecer('Cobranca/regua-de-hoje')]);
      aoFechar();
    },
  };
  const campos = (
    <EmColunas>
      <CampoTexto nome={doDegrau('nome')} rotulo={t('nome')} colunas={8} maximo={60} autoFoco />
      <CampoNumero nome={doDegrau('diasAtraso')} rotulo={t('diasDeAtraso')} colunas={4} />
      <CampoSelecao
        nome={doDegrau('canal')}
        rotulo={t('canal')}
        colunas={4}
        opcoes={canais.map((c) => ({ valor: c.valor, rotulo: c[idioma] }))}
      />
      <CampoSelecao
        nome={doDegrau('modeloId')}
        rotulo={t('modelo')}
        colunas={8}
        opcoes={modelos.filter((m) => m.ativo || m.id === degrau?.modeloId).map((m) => ({ valor: m.id, rotulo: m.nome }))}
      />
      <CampoAlternar nome={doDegrau('ativa')} rotulo={t('ativo')} colunas={12} />
    </EmColunas>
  );
  return (
    <JanelaDeRegistro titulo={degrau?.nome ?? t('novoDegrau')} somenteLeitura={comum.somenteLeitura} aoFechar={aoFechar}>
      <FormularioDeRegistro
        {...comum}
        novo={{
          esquema: novoDegrauEsquema,
          valores: { nome: '', diasAtraso: null, canal: 'email', modeloId: null, ativa: true },
          enviar: (body, chaveIdempotencia) => chamar(cobrancaModelosApi.criarDegrau, { body }, { chaveIdempotencia }),
        }}
        edicao={
          degrau && {
            esquema: degrauEsquema,
            valores: {
              nome: degrau.nome,
              diasAtraso: degrau.diasAtraso,
              canal: degrau.canal,
              modeloId: degrau.modeloId,
              ativa: degrau.ativa,
              versao: degrau.versao,
            },
            enviar: (body, chaveIdempotencia) =>
              chamar(cobrancaModelosApi.editarDegrau, { params: { id: degrau.id }, body }, { chaveIdempotencia }),
          }
        }
      >
        {campos}
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}
