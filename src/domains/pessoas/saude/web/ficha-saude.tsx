import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, Formulario, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { fichaApi } from '../api.ts';
import { esquemaFicha, type FichaSaida } from '../ficha-saude.ts';
import { CamposDaFicha } from './campos-da-ficha.tsx';
import { textosFicha } from '../texts.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

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
