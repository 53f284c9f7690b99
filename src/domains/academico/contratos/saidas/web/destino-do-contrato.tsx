import { useConsulta } from '#platform/web/rede/consultas.ts';
import {
  CampoData,
  CampoDinheiro,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  EmColunas,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { somarMeses } from '#shared/datas.ts';
import { nuncaValeu } from '../../situacoes.ts';
import { saidasApi } from '../api.ts';
import { type AcaoDoContrato, acoesDoContrato, esquemaPreviaDeSaida, type esquemaSaida, type VerboDeSaida } from '../esquemas.ts';
import { textosSaidas } from '../texts.ts';
import { OutrasMatriculas } from './outras-matriculas.tsx';
import { EfeitoNoContrato } from './efeito-no-contrato.tsx';
import { ListaDePendencias } from './pendencias.tsx';
import estilo from './saidas.module.css';

const campo = camposDe<typeof esquemaSaida>();

type Props = { matriculaId: number; verbo: VerboDeSaida };

/** What is missing for the student to leave, and what becomes of the contract, in figures that follow the choice. Inside a form. */
export function DestinoDoContrato({ matriculaId, verbo }: Props) {
  const t = useTextos(textosSaidas);
  const { pode } = useSessao();
  const contrato = useValor(campo('contrato'));
  const escolha = usePausado({ verbo, dataMovimento: useValor(campo('dataMovimento')), contrato });
  const lida = esquemaPreviaDeSaida.safeParse(escolha);
  // While the fee cannot be read, what the choice comes to without it stays in sight.
  const semMulta = esquemaPreviaDeSaida.safeParse({
    ...escolha,
    contrato: escolha.contrato ? { ...escolha.contrato, multa: null } : undefined,
  });
  const body = lida.data ?? semMulta.data;
  const consulta = useConsulta(
    saidasApi.preverSaida,
    { params: { id: matriculaId }, body: body ?? { verbo, dataMovimento: '' } },
    { ativa: body !== undefined, manterAnterior: true },
  );
  const previa = consulta.data;
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!previa) return <Esqueleto linhas={4} />;
  const acao = contrato?.acao ?? 'manter';
  return (
    <>
      <section className={estilo.bloco} aria-live="polite">
        <h3>{t('conferencia')}</h3>
        <ListaDePendencias pendencias={previa.conferencia.pendencias} />
        <p className="suave">{t('naoImpede')}</p>
      </section>
      {previa.impedimento && <p className="consequencia consequencia-perigo">{previa.impedimento.mensagem}</p>}
      {previa.outras.length > 0 && <OutrasMatriculas outras={previa.outras} />}
      {previa.contratos.length > 0 && (
        <section className={estilo.bloco}>
          {/* Where nothing came into force yet, only a suspension leaves something to choose. */}
          {pode('contratos', 'editar') && (verbo === 'trancamento' || !previa.contratos.every(nuncaValeu)) && (
            <Escolha verbo={verbo} acao={acao} />
          )}
          {acao === 'cancelar' && verbo !== 'falecimento' && previa.contratos.some((e) => e.renegociados.depois.quantidade > 0) && (
            <ManterAcordos />
          )}
          <div aria-live="polite">
            {previa.contratos.map((efeito) => (
              <EfeitoNoContrato key={efeito.id} efeito={efeito} verbo={verbo} acao={acao} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** The agreements of the contract are asked about only when the cancellation would leave them owing what was still to fall due. */
function ManterAcordos() {
  const t = useTextos(textosSaidas);
  const { definir } = useFormulario();
  const manter = useValor(campo('contrato.manterAcordos')) === true;
  return (
    <label className={estilo.multa}>
      <input
        type="checkbox"
        checked={manter}
        onChange={({ currentTarget }) => definir(campo('contrato.manterAcordos'), currentTarget.checked)}
      />
      {t('manterAcordos')}
    </label>
  );
}

function Escolha({ verbo, acao }: { verbo: VerboDeSaida; acao: AcaoDoContrato }) {
  const t = useTextos(textosSaidas);
  const { definir } = useFormulario();
  const multa = useValor(campo('contrato.multa'));
  const acoes = acoesDoContrato.filter((opcao) => opcao !== 'suspender' || verbo === 'trancamento');
  const nova = () => ({
    forma: 'percentual' as const,
    valorCentavos: null,
    percentual: null,
    dataVencimento: somarMeses(hojeNaEscola(), 1),
  });
  return (
    <EmColunas>
      <CampoSelecao
        nome={campo('contrato.acao')}
        rotulo={t('oQueFazer')}
        colunas={7}
        opcoes={acoes.map((valor) => ({ valor, rotulo: t(`acao_${valor}`) }))}
        aoMudar={(escolhida) => escolhida !== 'cancelar' && definir(campo('contrato.multa'), null)}
      />
      {acao !== 'manter' && (
        <CampoData nome={campo('contrato.dataEfeito')} rotulo={t('dataEfeito')} dica={t('dicaDataEfeito')} colunas={5} />
      )}
      {acao === 'cancelar' && (
        <>
          {verbo !== 'falecimento' && (
            <label className={estilo.multa}>
              <input
                type="checkbox"
                checked={multa !== null && multa !== undefined}
                onChange={({ currentTarget: { checked } }) => definir(campo('contrato.multa'), checked ? nova() : null)}
              />
              {t('cobrarMulta')}
            </label>
          )}
          {multa && (
            <>
              <CampoSelecao
                nome={campo('contrato.multa.forma')}
                rotulo={t('forma')}
                colunas={5}
                opcoes={(['percentual', 'valor'] as const).map((valor) => ({ valor, rotulo: t(`forma_${valor}`) }))}
              />
              {multa.forma === 'valor' ? (
                <CampoDinheiro nome={campo('contrato.multa.valorCentavos')} rotulo={t('valorDaMulta')} colunas={3} obrigatorio />
              ) : (
                <CampoTaxa nome={campo('contrato.multa.percentual')} rotulo={t('percentualDaMulta')} colunas={3} obrigatorio />
              )}
              <CampoData nome={campo('contrato.multa.dataVencimento')} rotulo={t('vencimentoDaMulta')} colunas={4} />
            </>
          )}
        </>
      )}
    </EmColunas>
  );
}
