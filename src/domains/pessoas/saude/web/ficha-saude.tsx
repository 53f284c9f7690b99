import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoMarcar,
  camposDe,
  CampoTexto,
  CampoTextoLongo,
  Formulario,
  SecaoFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { fichaApi } from '../api.ts';
import { type Deficiencia, deficiencias, esquemaFicha, type FichaSaida } from '../ficha-saude.ts';
import { textosFicha } from '../texts.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

const campo = camposDe<typeof esquemaFicha>();

const ID = 'ficha-saude';

/** The health form. It is asked for only when wanted, because every view is recorded. */
export default function FichaSaude({ id }: { id: number }) {
  const t = useTextos(textosFicha);
  const { usuario } = useSessao();
  const [motivo, setMotivo] = useState('');
  const [pedida, setPedida] = useState<string | null>(null);
  if (pedida !== null) return <Aberta id={id} motivo={pedida} />;
  const pedeMotivo = usuario?.admin === true;
  const podeVer = !pedeMotivo || motivo.trim() !== '';
  return (
    <SecaoFormulario titulo={t('fichaSaude')}>
      <div className={estilo.fotoAcoes}>
        <p>{t('avisoRegistro')}</p>
        {pedeMotivo && (
          <TextInput
            label={t('motivo')}
            description={t('motivoTexto')}
            value={motivo}
            maxLength={300}
            required
            w="100%"
            onChange={(evento) => setMotivo(evento.currentTarget.value)}
          />
        )}
        <Button disabled={!podeVer} onClick={() => setPedida(motivo.trim())}>
          {t('verFicha')}
        </Button>
      </div>
    </SecaoFormulario>
  );
}

function Aberta({ id, motivo }: { id: number; motivo: string }) {
  const t = useTextos(textosFicha);
  const { pode } = useSessao();
  // Neither coming back to the window nor another language may count as another view.
  const consulta = useConsulta(
    fichaApi.obterFicha,
    { params: { pessoaId: id }, query: motivo === '' ? {} : { Motivo: motivo } },
    { validadeMs: 'static' },
  );
  const valores = useMemo(() => consulta.data && valoresDa(consulta.data), [consulta.data]);
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!valores) return <Esqueleto />;
  return (
    <>
      <Formulario
        id={ID}
        esquema={esquemaFicha}
        valoresIniciais={valores}
        somenteLeitura={!pode('ficha-saude', 'editar')}
        aoSalvar={(_, ficha) => chamar(fichaApi.salvarFicha, { params: { pessoaId: id }, body: ficha })}
        aposSalvar={() => avisar.sucesso(t('fichaSalva'))}
        valoresDoConflito={(detalhe) => valoresDa(detalhe as FichaSaida)}
      >
        <CamposDaFicha />
        <div className={estilo.pe}>
          <Button
            variant="default"
            onClick={() =>
              void baixarArquivo(
                fichaApi.fichaEmPdf,
                { params: { pessoaId: id }, query: motivo === '' ? {} : { Motivo: motivo } },
                { nomePadrao: 'ficha-de-saude.pdf', abrir: true },
              ).catch(avisar.erro)
            }
          >
            {t('imprimirFicha')}
          </Button>
          <BotaoSalvar formulario={ID} rotulo={t('salvarFicha')} />
        </div>
      </Formulario>
      <QuemViu id={id} />
    </>
  );
}

function CamposDaFicha() {
  const t = useTextos(textosFicha);
  return (
    <>
      <SecaoFormulario titulo={t('cuidados')}>
        <CampoTextoLongo nome={campo('alergias')} rotulo={t('alergias')} colunas={6} maximo={2000} />
        <CampoTextoLongo nome={campo('medicacaoContinua')} rotulo={t('medicacaoContinua')} colunas={6} maximo={2000} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('deficiencias')}>
        {deficiencias.map((nome) => (
          <CamposDaDeficiencia key={nome} nome={nome} />
        ))}
      </SecaoFormulario>
      <SecaoFormulario titulo={t('intolerancias')}>
        <CampoMarcar nome={campo('intoleranciaGluten')} rotulo={t('intoleranciaGluten')} />
        <CampoMarcar nome={campo('intoleranciaLactose')} rotulo={t('intoleranciaLactose')} />
        <CampoMarcar nome={campo('refluxo')} rotulo={t('refluxo')} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('plano')}>
        <CampoTexto nome={campo('planoSaude')} rotulo={t('planoSaude')} maximo={100} colunas={6} />
        <CampoTexto nome={campo('carteiraPlano')} rotulo={t('carteiraPlano')} maximo={40} colunas={6} />
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} maximo={4000} />
        <CampoMarcar nome={campo('declaracao')} rotulo={t('declaracao')} colunas={12} obrigatorio />
      </SecaoFormulario>
    </>
  );
}

function CamposDaDeficiencia({ nome }: { nome: Deficiencia }) {
  const t = useTextos(textosFicha);
  const possui = useValor(campo(`deficiencias.${nome}.possui`)) === true;
  return (
    <>
      <CampoMarcar nome={campo(`deficiencias.${nome}.possui`)} rotulo={t(`def_${nome}`)} colunas={possui ? 3 : 12} />
      {possui && <CampoTexto nome={campo(`deficiencias.${nome}.descricao`)} rotulo={t('descricao')} maximo={300} colunas={6} />}
      {possui && <CampoTexto nome={campo(`deficiencias.${nome}.cid`)} rotulo={t('cid')} maximo={12} colunas={3} placeholder="H90.3" />}
    </>
  );
}

function QuemViu({ id }: { id: number }) {
  const t = useTextos(textosFicha);
  const { data } = useConsulta(fichaApi.listarVisualizacoes, { params: { pessoaId: id } });
  if (!data) return null;
  return (
    <details onToggle={() => void invalidar(fichaApi.listarVisualizacoes)}>
      <summary>
        {t('quemViu')}: {t('quemViuTotal', { n: data.total })}
      </summary>
      <ul>
        {data.itens.map(({ em, usuarioNome, motivo }) => (
          <li key={`${em} ${usuarioNome}`}>
            {escreverInstante(em)} · {usuarioNome}
            {motivo !== null && <span className="suave"> · {motivo}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function valoresDa({
  pessoaId: _p,
  pessoaNome: _n,
  alteradaEm: _a,
  ...valores
}: FichaSaida): Omit<FichaSaida, 'pessoaId' | 'pessoaNome' | 'alteradaEm'> {
  return valores;
}
