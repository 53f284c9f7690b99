import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, Formulario, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { PaginaCarregando } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { novaFicha } from '../esquemas.ts';
import { textosFichaSocioeconomica } from '../texts.ts';
import { CamposDaFicha } from './campos-da-ficha.tsx';
import { FichaAberta } from './ficha-aberta.tsx';
import { dadosVazios } from './valores.ts';

const campo = camposDe<typeof novaFicha>();

/** The form of a family: a new one, or one that is opened with the notice that the look is recorded. */
export default function FichaPage() {
  const { id } = useParametros();
  const { carregou } = useAnosLetivos();
  if (!carregou) return <PaginaCarregando />;
  return id === undefined ? <Nova /> : <Portao key={id} id={Number(id)} />;
}

function Nova() {
  const t = useTextos(textosFichaSocioeconomica);
  const irPara = useIrPara();
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  return (
    <Pagina titulo={t('novaFicha')} acoes={<BotaoSalvar rotulo={t('salvar')} />}>
      <Formulario
        esquema={novaFicha}
        valoresIniciais={{ responsavelId: '', anoLetivoId: anoLetivoAtualId ?? '', dataReferencia: hojeNaEscola(), ...dadosVazios }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.criarFicha, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          avisar.sucesso(t('salva'));
          void envelhecer('FichaSocioeconomica');
          void irPara('ficha-socioeconomica', { id: (resposta as RespostaCliente<typeof api.criarFicha>).id });
        }}
      >
        <SecaoFormulario titulo={t('familia')}>
          <PessoaPicker nome={campo('responsavelId')} rotulo={t('responsavel')} colunas={6} autoFoco />
          <CampoSelecao
            nome={campo('anoLetivoId')}
            rotulo={t('ano')}
            colunas={3}
            opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
          />
          <CampoData nome={campo('dataReferencia')} rotulo={t('dataReferencia')} colunas={3} />
        </SecaoFormulario>
        <CamposDaFicha />
      </Formulario>
    </Pagina>
  );
}

/** The form is asked for only when wanted, because every look is recorded; an administrator says why. */
function Portao({ id }: { id: number }) {
  const t = useTextos(textosFichaSocioeconomica);
  const { usuario } = useSessao();
  const [motivo, setMotivo] = useState('');
  const [pedida, setPedida] = useState<string | null>(null);
  if (pedida !== null) return <FichaAberta id={id} motivo={pedida} />;
  const pedeMotivo = usuario?.admin === true;
  return (
    <Pagina>
      <p>{t('avisoRegistro')}</p>
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          setPedida(motivo.trim());
        }}
      >
        {pedeMotivo && (
          <TextInput
            label={t('motivo')}
            value={motivo}
            maxLength={300}
            required
            maw="30rem"
            mb="sm"
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
        )}
        <Button type="submit" disabled={pedeMotivo && motivo.trim() === ''}>
          {t('abrir')}
        </Button>
      </form>
    </Pagina>
  );
}
