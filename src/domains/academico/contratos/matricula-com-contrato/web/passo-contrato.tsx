import { useEffect, useEffectEvent, useRef } from 'react';
import { iguais } from '#platform/web/formulario/valores/alteracao.ts';
import { CampoAlternar, camposDe, SecaoFormulario, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { CamposPrecos, type PrecoDigitado } from '#domains/academico/contratos/linhas/web/door.tsx';
import { textosMatriculaComContrato } from '../texts.ts';
import { ForaDaProposta } from './fora-da-proposta.tsx';
import { ParcelasDecididas } from './parcelas-decididas.tsx';
import { type OpcoesDaMatricula, proporPrecos } from './proposta.ts';
import { useContratoDigitado, useEntrada, useOpcoesDaMatricula } from './usar-opcoes.ts';
import type { esquemaMatriculaComContrato } from '../esquemas.ts';

const campo = camposDe<typeof esquemaMatriculaComContrato>();

/** The draft contract: the year's price of the course is proposed, all of it open to change, the installments in sight. */
export function PassoContrato() {
  const t = useTextos(textosMatriculaComContrato);
  const { definir, ler } = useFormulario();
  const { escolhidos, opcoes, ano, erro, tentarDeNovo } = useOpcoesDaMatricula();
  const { semContrato } = useContratoDigitado();
  const proposta = useRef<PrecoDigitado[]>([]);
  const entrada = useEntrada(ano);
  const propor = (de: OpcoesDaMatricula): void => {
    proposta.current = proporPrecos(de, entrada.ano, entrada.dataMatricula);
    definir(campo('precos'), proposta.current);
  };
  const aoLer = useEffectEvent(() => {
    const atuais = ler(campo('precos'));
    // Lines that somebody changed stay; a proposal for another course, or another day of entry, gives way to that of this one.
    const intocadas = Array.isArray(atuais) && (atuais.length === 0 || iguais(atuais, proposta.current));
    if (opcoes && ano !== null && !semContrato && intocadas) propor(opcoes);
  });
  useEffect(() => aoLer(), [opcoes, ano, entrada.dataMatricula]);
  const adiar = (depois: boolean): void => {
    if (depois) {
      definir(campo('precos'), []);
      definir(campo('descontos'), []);
    } else if (opcoes) propor(opcoes);
  };
  return (
    <>
      <SecaoFormulario>
        <CampoAlternar nome={campo('semContrato')} rotulo={t('depois')} dica={t('ajudaDepois')} colunas={12} aoMudar={adiar} />
      </SecaoFormulario>
      {!semContrato && !escolhidos && <p>{t('escolhaCurso')}</p>}
      {!semContrato && erro && <EstadoErro erro={erro} tentarDeNovo={tentarDeNovo} />}
      {!semContrato && escolhidos && !opcoes && !erro && <Esqueleto linhas={5} />}
      {!semContrato && opcoes && ano !== null && (
        <>
          {opcoes.precos.length === 0 && (
            <p>
              {t('semPrecos')} <Elo tela="precos">{t('cadastrarPrecos')}</Elo>
            </p>
          )}
          <CamposPrecos opcoes={opcoes} entrada={entrada} />
          <ForaDaProposta />
          <ParcelasDecididas />
        </>
      )}
    </>
  );
}
