import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { BotaoSalvar, CampoData, camposDe, Formulario, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { clienteDeConsultas, envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { textosBolsa } from '../../texts.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { edicaoDaFicha } from '../esquemas.ts';
import { textosFichaSocioeconomica } from '../texts.ts';
import { AnexosDaFicha } from './anexos-da-ficha.tsx';
import { CalculoDaRenda } from './calculo-da-renda.tsx';
import { CamposDaFicha } from './campos-da-ficha.tsx';
import PedirBolsa from './pedir-bolsa.tsx';
import { QuemViu } from './quem-viu.tsx';
import RenovarFicha from './renovar-ficha.tsx';
import { type Ficha, valoresDaFicha } from './valores.ts';

const campo = camposDe<typeof edicaoDaFicha>();
const ID = 'ficha-socioeconomica';

/** The form, read once: neither coming back to the window nor another language may count as another look. */
export function FichaAberta({ id, motivo }: { id: number; motivo: string }) {
  const consulta = useConsulta(
    api.obterFicha,
    { params: { id }, query: motivo === '' ? {} : { Motivo: motivo } },
    { validadeMs: 'static' },
  );
  // Opened again later it is another look, at what it says by then.
  useEffect(() => () => clienteDeConsultas.removeQueries({ queryKey: [api.obterFicha.path] }), []);
  return (
    <PaginaDoRegistro consulta={consulta}>
      {(ficha) => <Aberta key={ficha.versao} ficha={ficha} aoReler={() => void consulta.refetch()} />}
    </PaginaDoRegistro>
  );
}

function Aberta({ ficha, aoReler }: { ficha: Ficha; aoReler: () => void }) {
  const t = useTextos(textosFichaSocioeconomica);
  const tb = useTextos(textosBolsa);
  const { pode } = useSessao();
  const [janela, setJanela] = useState<'pedir' | 'renovar' | null>(null);
  const edita = pode('fichas-socioeconomicas', 'editar') && !ficha.julgada;
  const fechar = (mudou: boolean): void => {
    setJanela(null);
    if (mudou) aoReler();
  };
  return (
    <Pagina
      titulo={t('fichaDe', { nome: ficha.responsavelNome, ano: ficha.ano })}
      situacao={ficha.julgada && <Etiqueta>{t('julgada')}</Etiqueta>}
      acoes={
        <>
          {pode('fichas-socioeconomicas', 'criar') && ficha.renovadaPara === null && (
            <Button variant="default" onClick={() => setJanela('renovar')}>
              {t('renovar')}
            </Button>
          )}
          {pode('bolsas', 'criar') && (
            <Button variant={edita ? 'default' : 'filled'} onClick={() => setJanela('pedir')}>
              {t('pedirBolsa')}
            </Button>
          )}
          {edita && <BotaoSalvar formulario={ID} rotulo={t('salvar')} />}
        </>
      }
      resumo={
        <>
          <CalculoDaRenda ficha={ficha} />
          <Cartao titulo={t('pedidos')}>
            <ul>
              {ficha.pedidos.map(({ id, alunoNome, situacao, percentualConcedido }) => (
                <li key={id}>
                  <Elo tela="bolsa" params={{ id }}>
                    {alunoNome}
                  </Elo>{' '}
                  <span className="suave">
                    {tb(`situacao_${situacao}`)}
                    {percentualConcedido !== null && `, ${tb('porcento', { n: decimalNaTela(percentualConcedido) })}`}
                  </span>
                </li>
              ))}
            </ul>
          </Cartao>
          <Cartao titulo={t('documentos')}>
            <AnexosDaFicha id={ficha.id} anexos={ficha.anexos} aoMudar={aoReler} />
          </Cartao>
          <QuemViu id={ficha.id} />
        </>
      }
    >
      {ficha.julgada && <p className="consequencia">{t('julgadaTexto')}</p>}
      {!ficha.declarada && <p className="consequencia">{t('naoDeclaradaTexto')}</p>}
      <Formulario
        id={ID}
        esquema={edicaoDaFicha}
        valoresIniciais={valoresDaFicha(ficha)}
        somenteLeitura={!edita}
        aoSalvar={(_, body) => chamar(api.editarFicha, { body })}
        aposSalvar={() => {
          avisar.sucesso(t('salva'));
          void envelhecer('FichaSocioeconomica');
          aoReler();
        }}
      >
        <SecaoFormulario titulo={t('familia')}>
          <CampoData nome={campo('dataReferencia')} rotulo={t('dataReferencia')} colunas={3} />
        </SecaoFormulario>
        <CamposDaFicha />
      </Formulario>
      {janela === 'pedir' && <PedirBolsa fichaId={ficha.id} aoFechar={fechar} />}
      {janela === 'renovar' && <RenovarFicha id={ficha.id} ano={ficha.ano} aoFechar={fechar} />}
    </Pagina>
  );
}
