import { ufs } from '#shared/listas/ufs.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoCnpj,
  CampoEmail,
  camposDe,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  Formulario,
  EmColunas,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { mudarEstado, useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { portalApi } from '#portal/api.ts';
import { esquemaEscola } from '#portal/escola.ts';
import { inicioApi } from '#portal/inicio/api.ts';
import { textosEscola } from '#portal/texts-escola.ts';
import estilo from './inicio.module.css';

const campo = camposDe<typeof esquemaEscola>();

const FORMULARIO = 'escola';

/** Who the school is. Everybody may read it; an administrator changes it. */
export default function EscolaPainel() {
  const t = useTextos(textosEscola);
  const { idioma } = useIdioma();
  const { usuario } = useSessao();
  const admin = usuario?.admin === true;
  const { data, isError, error, refetch } = useConsulta(portalApi.obterEscola, {});
  if (isError && !data) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto linhas={5} />;
  return (
    <Formulario
      id={FORMULARIO}
      esquema={esquemaEscola}
      valoresIniciais={data}
      somenteLeitura={!admin}
      aoSalvar={(valores, _saida, chaveIdempotencia) => chamar(portalApi.salvarEscola, { body: valores }, { chaveIdempotencia })}
      aposSalvar={(salva) => {
        // The page's title carries the name.
        mudarEstado({ escola: (salva as RespostaCliente<typeof portalApi.salvarEscola>).nome });
        avisar.sucesso(t('salva'));
        void invalidar(portalApi.obterEscola);
        void invalidar(inicioApi.resumoDoInicio);
      }}
    >
      <p className="suave">
        {t('explicacao')}
        {!admin && ` ${t('soAdministrador')}`}
      </p>
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={120} />
        <CampoCnpj nome={campo('cnpj')} rotulo={t('cnpj')} colunas={6} />
        <CampoTexto nome={campo('inep')} rotulo={t('inep')} colunas={6} maximo={8} inputMode="numeric" />
        <CampoTexto nome={campo('endereco')} rotulo={t('endereco')} colunas={12} maximo={200} />
        <CampoTexto nome={campo('cidade')} rotulo={t('cidade')} colunas={8} maximo={100} />
        <CampoSelecao
          nome={campo('uf')}
          rotulo={t('uf')}
          opcoes={ufs.map((uf) => ({ valor: uf.valor, rotulo: `${uf.valor} · ${uf[idioma]}` }))}
        />
        <CampoTelefone nome={campo('telefone')} rotulo={t('telefone')} colunas={6} />
        <CampoEmail nome={campo('email')} rotulo={t('email')} colunas={6} />
      </EmColunas>
      <div className={estilo.acoes}>
        <BotaoSalvar formulario={FORMULARIO} />
      </div>
    </Formulario>
  );
}
